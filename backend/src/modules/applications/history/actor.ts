import { ApiProperty } from '@nestjs/swagger';

/** An administrator as history and notes name them. */
export class ActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;
}

/** Columns of an outer join with admins: null when the account no longer exists, or there never was one. */
export interface ActorColumns {
  actor_id: string | null;
  actor_username: string | null;
}

/** A change of status or stage, and who made it. */
export interface LatestChange extends ActorColumns {
  at: Date;
  /** A status, or the name of a stage. */
  to: string;
}

export function toActorDto({ actor_id: id, actor_username: username }: ActorColumns): ActorDto | null {
  return id !== null && username !== null ? { id, username } : null;
}
