import { Banner } from '../../components/banner';
import { FieldGrid } from '../../components/form/field-grid';
import { Form } from '../../components/form/form';
import { TextAreaField } from '../../components/form/text-area-field';
import { TextField } from '../../components/form/text-field';
import { SubmitButton } from '../../components/submit-button';
import styles from './contact-form.module.css';
import { useContactForm, type ContactField } from './use-contact-form';

/** Email, subject and body, all required (docs/requirements/site.md#s-73). */
export function ContactForm() {
  const { values, errors, setValue, submit, isSending, failure, answer } = useContactForm();
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    isRequired: true,
    value: values[name],
    error: errors[name],
    disabled: isSending,
    onChange: (event: { target: { value: string } }) => void setValue(name, event.target.value),
  });
  return (
    <Form className={styles.form} name="Email" isBusy={isSending} onSubmit={submit}>
      {failure && (
        <Banner tone="danger">
          <p>{failure}</p>
        </Banner>
      )}
      {answer && (
        <Banner tone="notice">
          <p>{answer}</p>
        </Banner>
      )}
      <FieldGrid>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field('subject')} label="Subject" />
        <TextAreaField {...field('body')} label="Body" width="full" />
      </FieldGrid>
      <div>
        <SubmitButton disabled={isSending}>{isSending ? 'Sending...' : 'Send Email'}</SubmitButton>
      </div>
    </Form>
  );
}
