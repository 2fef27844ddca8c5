import { HttpStatus } from '@nestjs/common';
import { formatDateTime } from '@smash/contract';
import { ApiException } from '../../platform/errors/api-exception.js';

export class InterviewNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'interview_not_found', 'This interview does not exist');
  }
}

export class SlotNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'slot_not_found', 'This time does not exist any more');
  }
}

/** Somebody else has the time, or its interviewer no longer holds interviews. Carries the times that are still free. */
export class SlotTakenException extends ApiException {
  /** @param times offered times that are still free, earliest first */
  constructor(times: readonly object[]) {
    const next =
      times.length > 0 ? 'Please choose another one.' : 'No other time is left: HR will offer more.';
    super(HttpStatus.CONFLICT, 'slot_taken', `This time is no longer free. ${next}`, undefined, { times });
  }
}

export class SlotNotFreeException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'slot_not_free',
      'At least one of these times is no longer free. Please choose again.',
    );
  }
}

/** The interviewer of a time is limited to other brands than the job's. */
export class InterviewerLimitedException extends ApiException {
  constructor(usernames: readonly string[]) {
    super(
      HttpStatus.CONFLICT,
      'interviewer_limited',
      `${usernames.join(', ')} can’t see this application. Please choose somebody else’s times.`,
    );
  }
}

export class SlotBookedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'slot_booked',
      'There is an interview at this time. Please move or cancel it first.',
    );
  }
}

export class SlotsOverlapException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'slots_overlap',
      'These times overlap each other or other times of the interviewer. Nothing was added. Please change them.',
    );
  }
}

/** Another offer or interview of the application is open. */
export class InterviewOpenException extends ApiException {
  constructor(offeredBy: string | null, offeredAt: Date) {
    super(
      HttpStatus.CONFLICT,
      'interview_open',
      `${offeredBy ?? 'Someone'} offered this applicant an interview on ${formatDateTime(offeredAt)} (Lagos time). Please cancel that one first, or offer other times there.`,
    );
  }
}

/** The interview was changed after the caller had seen it; nothing was written. */
export class InterviewChangedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'interview_changed',
      'The interview has been changed since you opened this. Please look at it again.',
    );
  }
}

/** Rejected applicants are offered no interview, and can book none. */
export class ApplicationRejectedException extends ApiException {
  constructor(detail: string) {
    super(HttpStatus.CONFLICT, 'application_rejected', detail);
  }
}

/** The interview is cancelled or has begun. */
export class InterviewOverException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'interview_over',
      'The interview is cancelled or has already started, so it can no longer be changed',
    );
  }
}

export class NotAnInterviewerException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'not_an_interviewer', 'This account cannot hold interviews');
  }
}

export class FeedNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'feed_not_found', 'There is no calendar at this address');
  }
}

/** An API token has no interviews, so its calendar address would lead to nothing. */
export class NoOwnCalendarException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'token_not_permitted',
      'An API token has no interviews of its own. Please make the address in the portal.',
    );
  }
}
