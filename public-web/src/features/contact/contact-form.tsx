import { Banner } from '../../components/banner';
import { FieldGrid } from '../../components/form/field-grid';
import { Form } from '../../components/form/form';
import { FormProblems } from '../../components/form/form-problems';
import { TextAreaField } from '../../components/form/text-area-field';
import { TextField } from '../../components/form/text-field';
import { SubmitButton } from '../../components/submit-button';
import { useArrivalFocus } from '../../lib/use-arrival-focus';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form';

/** Form with email address, subject and body, all required (docs/requirements/site.md#s-73). */
export function ContactForm() {
  const { form, field, answer } = useContactForm();
  return (
    <Form className={styles.form} name="Email" isBusy={form.isBusy} onSubmit={form.onSubmit}>
      <FormProblems {...form} />
      {answer && <Sent>{answer}</Sent>}
      <FieldGrid>
        <TextField
          {...field('email')}
          width="half"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field('subject')} width="half" />
        <TextAreaField {...field('body')} />
      </FieldGrid>
      <div>
        <SubmitButton disabled={form.isBusy}>{form.isBusy ? 'Sending...' : 'Send Email'}</SubmitButton>
      </div>
    </Form>
  );
}

/** Confirmation above the emptied form, because the form's button is below the edge of a phone's screen. */
function Sent({ children }: { children: string }) {
  return (
    <Banner tone="notice" ref={useArrivalFocus<HTMLDivElement>()}>
      <p>{children}</p>
    </Banner>
  );
}
