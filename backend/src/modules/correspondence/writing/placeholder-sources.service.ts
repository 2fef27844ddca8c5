import { Injectable } from '@nestjs/common';
import type { PlaceholderValues } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/** Values of some placeholders by application id; an application that has no values has no entry. */
type PlaceholderSource = (
  manager: EntityManager,
  applicationIds: readonly string[],
) => Promise<ReadonlyMap<string, PlaceholderValues>>;

/**
 * Values from modules that depend on this one, such as the time of an interview. They register here, so that this
 * module does not depend on them.
 */
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
