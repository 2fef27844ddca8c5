import { HttpStatus } from '@nestjs/common';
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationFileKind,
  type ApplicationStatus,
  formatDateTime,
  isAnswerField,
  MESSAGES,
  TAG_LIMITS,
} from '@smash/contract';
import type { LatestChange } from './history/actor.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import { LINK_NOT_VALID } from '../../platform/tokens/tokens.errors.js';

export class ApplicationNotFoundException extends ApiException {
  constructor() {
    super(
      HttpStatus.NOT_FOUND,
      'application_not_found',
      'This application does not exist, or has been deleted.',
    );
  }
}

export class JobClosedException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'job_closed', MESSAGES.applicationsClosed);
  }
}

export class StatusMailSentException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'status_mail_sent', 'The applicant has already been told about this status');
  }
}

/** The status is no longer the one that the mail tells of. */
export class StatusChangedException extends ApiException {
  constructor(status: ApplicationStatus) {
    super(
      HttpStatus.CONFLICT,
      'status_changed',
      `The status is now ${APPLICATION_STATUS_LABELS[status]}, so nothing was sent. Please check the email again.`,
    );
  }
}

export class ApplicationWithdrawnException extends ApiException {
  /** @param isReplaced whether it ended with a newer version */
  constructor(isReplaced = false) {
    super(
      HttpStatus.CONFLICT,
      'application_withdrawn',
      isReplaced
        ? 'The applicant has sent a newer version of this application'
        : 'The applicant has withdrawn this application',
    );
  }
}

/** Somebody changed a status or stage after the caller had seen it; nothing was written. */
export class ApplicationChangedException extends ApiException {
  /** @param count how many of the named applications have another status or stage than the caller saw */
  constructor(count: number, latest: LatestChange | undefined, callerId: string) {
    super(HttpStatus.CONFLICT, 'application_changed', describeChange(count, latest, callerId));
  }
}

/** Somebody corrected the details after the caller had seen them; nothing was written. */
export class DetailsChangedException extends ApiException {
  constructor(latest: Omit<LatestChange, 'to'>, callerId: string) {
    const { who, when } = told(latest, callerId);
    super(
      HttpStatus.CONFLICT,
      'application_changed',
      `${who} corrected details ${when}, after you opened this. Please look again.`,
    );
  }
}

/** Somebody reassigned the application after the caller had seen it; nothing was written. */
export class ReassignedException extends ApiException {
  constructor(name: string | undefined) {
    const present =
      name === undefined
        ? 'Nobody is assigned to this application any more'
        : `This application was assigned to ${name} after you opened it`;
    super(HttpStatus.CONFLICT, 'application_changed', present);
  }
}

/** Only reviewed applications can be in a stage; choosing one does not undo a decision. */
export class DecidedAlreadyException extends ApiException {
  constructor(latest: LatestChange | undefined, callerId: string) {
    const decided = latest ? ` ${sentence(latest, callerId)}.` : '';
    super(HttpStatus.CONFLICT, 'decided_already', `Only a reviewed application can be in a stage.${decided}`);
  }
}

export class StageNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'stage_not_found', 'This job no longer has this stage');
  }
}

/** A sentence: who set the application to what, and when. */
function sentence(latest: LatestChange, callerId: string): string {
  const { who, when } = told(latest, callerId);
  return `${who} set this application to ${labelOf(latest)} ${when}`;
}

function told({ actor_id, actor_username, at }: Omit<LatestChange, 'to'>, callerId: string) {
  return {
    who: actor_id === callerId ? 'You' : (actor_username ?? 'Someone else'),
    when: `on ${formatDateTime(at)} (Lagos time)`,
  };
}

const labelOf = ({ to }: LatestChange): string =>
  to in APPLICATION_STATUS_LABELS ? APPLICATION_STATUS_LABELS[to as ApplicationStatus] : to;

function describeChange(count: number, latest: LatestChange | undefined, callerId: string): string {
  if (!latest) return 'The status has changed since you opened this';
  if (count === 1) return `${sentence(latest, callerId)}, after you opened it`;
  const { who, when } = told(latest, callerId);
  return `${count} of these applications were changed after you opened them, most recently to ${labelOf(latest)} by ${who} ${when}`;
}

/** A CV can be replaced only while nobody has read the application. */
export class NotPendingException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'not_pending',
      'Your application has already been reviewed, so the CV can no longer be replaced',
    );
  }
}

/** An application can be updated only while nobody has decided, and its applicant is in no stage or interview. */
export class NotUpdatableException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'not_updatable',
      "HR is already working on your application, so it can't be updated here. Please email HR about changes.",
    );
  }
}

export class ApplicationReplacedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'application_replaced',
      'You have already sent a newer version of this application. Please open that one.',
    );
  }
}

export class CandidateLinkRefusedException extends ApiException {
  constructor() {
    super(HttpStatus.FORBIDDEN, 'link_refused', LINK_NOT_VALID);
  }
}

export class CandidateSessionEndedException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNAUTHORIZED,
      'candidate_session_ended',
      'Your page has been closed. Please ask for a new link to open it again.',
    );
  }
}

export class SubmissionUnavailableException extends ApiException {
  constructor() {
    super(HttpStatus.SERVICE_UNAVAILABLE, 'unavailable', MESSAGES.submitFailed, 5);
  }
}

export class NoFileException extends ApiException {
  constructor(kind: ApplicationFileKind) {
    super(HttpStatus.NOT_FOUND, 'no_file', NO_FILE_MESSAGES[isAnswerField(kind) ? 'answer' : kind]);
  }
}

const NO_FILE_MESSAGES = {
  cv: MESSAGES.noCv,
  cover_letter: MESSAGES.noCoverLetter,
  answer: 'No file answers this question',
};

export class FileLinkRefusedException extends ApiException {
  constructor() {
    super(HttpStatus.FORBIDDEN, 'link_refused', 'This link has expired. Please open the file again.');
  }
}

export class NoteNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'note_not_found', 'This note does not exist');
  }
}

export class NoteOfAnotherException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'note_of_another',
      'Only the person who wrote a note, or an owner, can delete it',
    );
  }
}

export class ScorecardNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'scorecard_not_found', 'You have not rated this application');
  }
}

export class CriterionNotFoundException extends ApiException {
  constructor() {
    super(
      HttpStatus.NOT_FOUND,
      'criterion_not_found',
      'This job no longer has one of these criteria. Please look again.',
    );
  }
}

export class PersonNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'person_not_found', 'This person has no application any more');
  }
}

/** Somebody joined or split the applications after the caller had seen them; nothing was written. */
export class PersonChangedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'person_changed',
      'Someone has changed which applications belong together since you opened this. Please look again.',
    );
  }
}

export class ExportLinkRefusedException extends ApiException {
  constructor() {
    super(HttpStatus.FORBIDDEN, 'link_refused', 'This link has expired. Please start the export again.');
  }
}

export class TagNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'tag_not_found', 'This tag does not exist');
  }
}

/** Another tag has the name; the two can be merged. */
export class TagExistsException extends ApiException {
  constructor({ id, name }: { id: number; name: string }) {
    super(HttpStatus.CONFLICT, 'tag_exists', `There is already a tag “${name}”`, undefined, {
      existing_id: id,
    });
  }
}

export class TooManyTagsException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'too_many_tags',
      `There are ${TAG_LIMITS.all} tags already. Please delete or merge some first.`,
    );
  }
}

export class TooManyTagsOfOneException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'too_many_tags',
      `An application can have at most ${TAG_LIMITS.ofApplication} tags`,
    );
  }
}
