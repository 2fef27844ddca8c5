import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** How an application ends: withdrawn, erased by schedule, or erased at its applicant's request. */
export type EndOfApplication = 'withdrawn' | 'erased' | 'erased_on_request';

interface ApplicationFeature {
  /** Name of its part in the applicant's data export. */
  name: string;
  /** What the feature keeps about an application, for the applicant's data export. */
  describe(applicationId: string): Promise<unknown>;
  /** Whether the feature has something under way with the applicant that a newer version would break off. */
  isUnderWay(manager: EntityManager, applicationId: string): Promise<boolean>;
  /** Runs in the transaction in which the application ends, before it is erased. */
  end(manager: EntityManager, applicationId: string, how: EndOfApplication): Promise<void>;
}

type PersonErasure = (manager: EntityManager, email: string) => Promise<void>;

/** What modules above keep about applications. Each registers itself, so that this module knows none of them. */
@Injectable()
export class ApplicationFeatures {
  private readonly features: ApplicationFeature[] = [];
  private readonly erasures: PersonErasure[] = [];

  register(feature: ApplicationFeature): void {
    this.features.push(feature);
  }

  /** Registers the erasure of data that is kept by a person's address and not by application. */
  onErasureOfPerson(erasure: PersonErasure): void {
    this.erasures.push(erasure);
  }

  /** Runs in the transaction that erases an application because its applicant wants to be forgotten. */
  async forgetPerson(manager: EntityManager, email: string): Promise<void> {
    for (const erasure of this.erasures) await erasure(manager, email);
  }

  async describe(applicationId: string): Promise<Record<string, unknown>> {
    const parts = this.features.map(async (feature) => [feature.name, await feature.describe(applicationId)]);
    return Object.fromEntries((await Promise.all(parts)) as [string, unknown][]);
  }

  async isUnderWay(manager: EntityManager, applicationId: string): Promise<boolean> {
    for (const feature of this.features) if (await feature.isUnderWay(manager, applicationId)) return true;
    return false;
  }

  async end(manager: EntityManager, applicationId: string, how: EndOfApplication): Promise<void> {
    for (const feature of this.features) await feature.end(manager, applicationId, how);
  }
}
