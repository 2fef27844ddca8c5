import { type ApplicationFileKind, FILE_MESSAGES, fileRule } from '@smash/contract';

/** Why a file is refused: nothing in it, not of an accepted type, or of one but built to do harm, or locked with a password. */
export type FileRejectionReason = 'empty' | 'type' | 'unsafe' | 'locked';

/** For macros, archive bombs and the like; the form itself has no such message. */
export const UNSAFE_FILE_MESSAGE =
  "This file contains parts we can't accept. Please save it as a PDF and upload that instead";

const LOCKED_FILE_MESSAGE = 'This document is locked with a password. Please save it without one';

/** An uploaded file that is not taken. The message is for the person who chose it. */
export class FileRejectedError extends Error {
  override readonly name = 'FileRejectedError';

  constructor(
    readonly kind: ApplicationFileKind,
    readonly reason: FileRejectionReason,
  ) {
    super(messageFor(kind, reason));
  }
}

function messageFor(kind: ApplicationFileKind, reason: FileRejectionReason): string {
  switch (reason) {
    case 'empty':
      return FILE_MESSAGES.empty;
    case 'type':
      return fileRule(kind).typeMessage;
    case 'unsafe':
      return UNSAFE_FILE_MESSAGE;
    case 'locked':
      return LOCKED_FILE_MESSAGE;
  }
}
