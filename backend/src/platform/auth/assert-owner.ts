import type { CurrentAdmin } from './access.decorators.js';
import { OwnerOnlyException } from './auth.errors.js';

/** @throws OwnerOnlyException for administrators who are none */
export function assertOwner({ role }: CurrentAdmin): void {
  if (role !== 'owner') throw new OwnerOnlyException();
}
