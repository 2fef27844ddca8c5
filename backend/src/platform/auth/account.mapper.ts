import type { Environment } from '../config/environment.js';
import type { AccountDto } from './dto/auth.dto.js';
import type { Admin } from './entities/admin.entity.js';

/** Whether an account has to wait until its address is confirmed: only a server that sends mail can ask for that. */
export function awaitsConfirmation(
  { status, emailConfirmedAt }: Pick<Admin, 'status' | 'emailConfirmedAt'>,
  { SMTP_URL }: Pick<Environment, 'SMTP_URL'>,
): boolean {
  return SMTP_URL !== undefined && status === 'pending' && !emailConfirmedAt;
}

export function toAccountDto(account: Admin, environment: Environment): AccountDto {
  const { id, username, email, role, status, createdAt, emailConfirmedAt } = account;
  return {
    id,
    username,
    email,
    role,
    status,
    email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
    awaits_confirmation: awaitsConfirmation(account, environment),
    created_at: createdAt.toISOString(),
  };
}
