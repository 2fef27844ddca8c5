import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Runs in the transaction that changed the status of these applications, which stay locked until it ends. */
type StatusFollower = (manager: EntityManager, actorId: string, applicationIds: string[]) => Promise<void>;

/** What modules above do when a status changes. Each registers itself, so that this module knows none of them. */
@Injectable()
export class StatusFollowers {
  private readonly followers: StatusFollower[] = [];

  register(follower: StatusFollower): void {
    this.followers.push(follower);
  }

  async changed(manager: EntityManager, actorId: string, applicationIds: string[]): Promise<void> {
    for (const follow of this.followers) await follow(manager, actorId, applicationIds);
  }
}
