import type { AccountDto } from './dto/auth.dto.js';
import type { Admin } from './entities/admin.entity.js';

export function toAccountDto({ id, username, email, role, status, createdAt }: Admin): AccountDto {
  return { id, username, email, role, status, created_at: createdAt.toISOString() };
}
