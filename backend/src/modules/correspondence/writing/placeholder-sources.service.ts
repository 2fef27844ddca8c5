import { Injectable } from '@nestjs/common';
import type { PlaceholderValues } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/** By application, what some placeholders stand for; without an entry where they stand for nothing. */
type PlaceholderSource = (
  manager: EntityManager,
  applicationIds: readonly string[],
) => Promise<ReadonlyMap<string, PlaceholderValues>>;

/** Values that modules above know, such as the time of an interview. Each registers once, so that this module knows none of them. */
@Injectable()
export class PlaceholderSources {
  private readonly sources: PlaceholderSource[] = [];

  register(source: PlaceholderSource): void {
    this.sources.push(source);
  }

  async find(
    manager: EntityManager,
    applicationIds: readonly string[],
  ): Promise<Map<string, PlaceholderValues>> {
    const found = new Map<string, PlaceholderValues>();
    for (const source of this.sources) {
      for (const [id, values] of await source(manager, applicationIds))
        found.set(id, { ...found.get(id), ...values });
    }
    return found;
  }
}
