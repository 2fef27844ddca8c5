import { HttpStatus } from '@nestjs/common';
import { PERMISSIONS, type Permission } from '@smash/contract';
import { ApiException } from '../../errors/api-exception.js';

/** A working token has this name already; two could not be told apart. */
export class TokenNameTakenException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'token_name_taken',
      'There is a token with this name already. Please choose another name, or revoke that token first.',
    );
  }
}

export class TokenNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'token_not_found', 'This token does not exist');
  }
}

/** Why a token does not work. */
const REFUSALS = {
  incomplete: 'This API token is not complete. Please copy it whole.',
  unknown: 'This API token does not exist. Perhaps the account that made it was removed.',
  revoked: 'This API token was revoked. Please ask an owner of the portal for another one.',
  expired: 'This API token has expired. Please ask an owner of the portal for another one.',
  paused:
    'The account that made this API token no longer has the rights it needs. Please ask an owner of the portal.',
};

export class TokenRefusedException extends ApiException {
  constructor(reason: keyof typeof REFUSALS) {
    super(HttpStatus.UNAUTHORIZED, `token_${reason}`, REFUSALS[reason]);
  }
}

/** The scopes of the token, or the role of its maker, lack the permission. */
export class TokenNotPermittedException extends ApiException {
  constructor(permission: Permission) {
    super(
      HttpStatus.FORBIDDEN,
      'token_not_permitted',
      `This API token is not allowed to ${PERMISSIONS[permission]}.`,
    );
  }
}
