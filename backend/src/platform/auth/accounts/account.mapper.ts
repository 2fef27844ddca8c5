import { type Environment, sendsMail } from '../../config/environment.js';
import { isClaim } from './account-claims.js';
import type { AccountDto } from '../login/auth.dto.js';
import type { Admin } from '../entities/admin.entity.js';

/** Whether an account has to wait until its address is confirmed; never where the server sends no mail. */
export function awaitsConfirmation(
  account: Pick<Admin, 'status' | 'emailConfirmedAt'>,
  environment: Pick<Environment, 'SMTP_URL'>,
): boolean {
  return sendsMail(environment) && isClaim(account);
}

export function toAccountDto(account: Admin, environment: Environment): AccountDto {
  const { id, username, email, role, brands, status, createdAt, emailConfirmedAt, hasSecondFactor } = account;
  return {
    id,
    username,
    email,
    role,
    brands,
    status,
    email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
    awaits_confirmation: awaitsConfirmation(account, environment),
    has_second_factor: hasSecondFactor,
    created_at: createdAt.toISOString(),
  };
}
