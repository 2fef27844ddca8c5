import type { ApplicationFormState } from './use-application-form';
import {
  BirthDateAnswer,
  FILE_DESCRIPTION,
  FileResponse,
  LongAnswer,
  StateAnswer,
  TextAnswer,
} from './application-fields';
import { FormSection } from './form-section';
import { QuestionField } from './question-field';

/** The four sections in order (docs/requirements/careers.md#c-13), and the job's questions before the uploads. */
export function ApplicationSections({ state }: { state: ApplicationFormState }) {
  const web = { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <FormSection heading="Personal Information" note="As shown on your passport or national ID.">
        <TextAnswer state={state} name="first_name" width="third" autoComplete="given-name" />
        <TextAnswer state={state} name="middle_name" width="third" autoComplete="additional-name" />
        <TextAnswer state={state} name="last_name" width="third" autoComplete="family-name" />
        <BirthDateAnswer state={state} name="dob" />
        <StateAnswer state={state} name="state_of_origin" />
      </FormSection>
      <FormSection heading="Contact Information" note="HR will contact you by email or phone.">
        <TextAnswer
          state={state}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...(state.kept.email && { readOnly: true, description: state.kept.email })}
        />
        <TextAnswer
          state={state}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+234 803 000 0000"
        />
        <LongAnswer state={state} name="address" autoComplete="street-address" />
        <StateAnswer state={state} name="state_of_resident" autoComplete="address-level1" />
        <TextAnswer state={state} {...web} name="social_link" placeholder="linkedin.com/in/you" />
        <TextAnswer
          state={state}
          {...web}
          name="portfolio"
          autoComplete="url"
          placeholder="yourwork.com"
          width="full"
        />
      </FormSection>
      {state.questions.length > 0 && (
        <FormSection heading="Questions for This Position" note="HR reads every answer.">
          {state.questions.map((question) => (
            <QuestionField key={question.id} state={state} question={question} />
          ))}
        </FormSection>
      )}
      <FormSection
        heading="Cover Letter Upload"
        note="Optional. Half a page on why you want this job is plenty."
      >
        <FileResponse
          state={state}
          name="cover_letter_file"
          kind="cover_letter"
          description={FILE_DESCRIPTION}
        />
      </FormSection>
      <FormSection
        heading="Resume Upload"
        note={state.kept.cv_file ? undefined : 'Required. We can’t consider your application without it.'}
      >
        <FileResponse
          state={state}
          name="cv_file"
          kind="cv"
          description="PDF, DOC or DOCX, smaller than 5 MB"
        />
      </FormSection>
    </>
  );
}
