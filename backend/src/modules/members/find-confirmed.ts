import { type EntityManager, IsNull, Not } from 'typeorm';
import { Member } from './entities/member.entity.js';

/** The member with an id and a confirmed address, with its password hash. */
export function findConfirmed(
  manager: EntityManager,
  id: string,
): Promise<Pick<Member, 'id' | 'email' | 'passwordHash'> | null> {
  return manager.findOne(Member, {
    select: { id: true, email: true, passwordHash: true },
    where: { id, confirmedAt: Not(IsNull()) },
  });
}
