import { APPLICATION_MESSAGES, isBlank, isRecord } from '@smash/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { checkKnownEmail } from '../../components/access/field-checks';
import { useAccessForm } from '../../components/access/use-access-form';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { Form } from '../../components/form/form';
import { FormProblems } from '../../components/form/form-problems';
import { TextField } from '../../components/form/text-field';
import { Kicker } from '../../components/kicker';
import { PageBanner } from '../../components/page-banner';
import { PageState } from '../../components/page-state';
import { ScriptNotice } from '../../components/script-notice';
import { SubmitButton } from '../../components/submit-button';
import { HR_EMAIL } from '../../content/company';
import { requestPageLink } from '../../lib/api/candidate';
import { useArrivalFocus } from '../../lib/use-arrival-focus';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import styles from './ask-for-link.module.css';

const CAN_DO = [
  ['See the status', 'See where your application stands.'],
  ['Replace your CV', 'Until your application is reviewed.'],
  ['Withdraw', 'If you no longer want the position.'],
  ['Get your data', 'Your answers, files, history and emails, in one download.'],
  ['Have it erased', 'For good, with all files and emails.'],
] as const;

/** Reads the reference that the form's success view passes in the state of the history entry. */
function referenceOf(state: unknown): string {
  return isRecord(state) && typeof state.reference === 'string' ? state.reference : '';
}

const checkReference = (value: string) => (isBlank(value) ? APPLICATION_MESSAGES.required : undefined);

interface AskForLinkProps {
  /** Why this view replaces another. */
  notice?: string | undefined;
  /** Takes the focus, because the view that had it is gone. */
  isReturn?: boolean | undefined;
}

/** Asks for a mailed link by reference and email address. The page says the same whether or not they match. */
export function AskForLink({ notice, isReturn = false }: AskForLinkProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const reason = useArrivalFocus<HTMLDivElement>();
  const leadsToHeading = isReturn && !notice;
  const location = useLocation();
  const [view, setView] = useState<'first' | 'sent' | 'again'>('first');
  const { form, field } = useAccessForm(
    { reference: ['Reference', checkReference], email: ['Email', checkKnownEmail] },
    async ({ reference, email }) => {
      const outcome = await requestPageLink({ reference, email: email.trim() });
      if (outcome.type === 'done') return { isDone: true, data: undefined };
      return {
        isDone: false,
        message: outcome.message,
        fields: outcome.type === 'refused' ? outcome.fields : {},
      };
    },
    () => setView('sent'),
    { reference: referenceOf(location.state as unknown) },
  );
  if (view === 'sent') return <LinkSent onAskAgain={() => setView('again')} />;
  return (
    <>
      <PageBanner look="half">
        <Kicker>Careers</Kicker>
        <h1
          ref={leadsToHeading ? heading : undefined}
          tabIndex={leadsToHeading ? -1 : undefined}
          className={styles.heading}
        >
          Your application
        </h1>
        <p className={styles.lead}>
          Enter your reference and the email address you applied with, and we’ll email you a link to your
          application.
        </p>
      </PageBanner>
      <Container className={styles.page}>
        <Form className={styles.form} name="Your application" isBusy={form.isBusy} onSubmit={form.onSubmit}>
          <ScriptNotice mailbox={HR_EMAIL} />
          {notice && (
            <Banner ref={isReturn ? reason : undefined} tone="notice" isQuiet={isReturn}>
              <p>{notice}</p>
            </Banner>
          )}
          <FormProblems {...form} />
          <TextField
            {...field('reference')}
            autoFocus={view === 'again'}
            description="The ID we showed you after you applied, also in our first email"
            placeholder="SMT-7F3K-9QXA"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <div>
            <SubmitButton disabled={form.isBusy}>
              {form.isBusy ? 'Sending...' : 'Email me the link'}
            </SubmitButton>
          </div>
          <p className={styles.help}>
            Don’t have your reference? Email <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>.
          </p>
        </Form>
        <section aria-labelledby="candidate-can-do">
          <h2 id="candidate-can-do" className={styles.asideHeading}>
            What you can do there
          </h2>
          <dl className={styles.list}>
            {CAN_DO.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Container>
    </>
  );
}

function LinkSent({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <PageState
      label="Your application"
      heading="Check your email"
      headingRef={useFocusedHeading()}
      actions={
        <Button look="outline" onClick={onAskAgain}>
          Ask again
        </Button>
      }
    >
      <p role="status">
        If the reference and email address belong to an application, a link is on its way. It works once and
        expires in one hour. Check your spam folder too.
      </p>
    </PageState>
  );
}
