import { ApiProperty } from '@nestjs/swagger';
import type { ApplicationStatus } from '@smash/contract';

/** An administrator as history and notes name them. */
export class ActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;
}

/** Columns of an outer join with admins: null where the account is no more, or never was. */
export interface ActorColumns {
  actor_id: string | null;
  actor_username: string | null;
}

/** A change of status, and who made it. */
export interface LatestStatusChange extends ActorColumns {
  at: Date;
  to: ApplicationStatus;
}

export function toActorDto({ actor_id: id, actor_username: username }: ActorColumns): ActorDto | null {
  return id !== null && username !== null ? { id, username } : null;
}
