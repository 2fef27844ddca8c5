import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** How an application ends for those that keep something about it: erased without its applicant, or on their request. */
export type EndOfApplication = 'withdrawn' | 'erased' | 'erased_on_request';

interface ApplicationFeature {
  /** Under which the applicant finds it in the data export. */
  name: string;
  /** What is kept of an application, for its applicant. */
  describe(applicationId: string): Promise<unknown>;
  /** Whether something with the applicant is under way that a newer version of the application would break off. */
  isUnderWay(manager: EntityManager, applicationId: string): Promise<boolean>;
  /** In the transaction in which the application ends, before it is erased. */
  end(manager: EntityManager, applicationId: string, how: EndOfApplication): Promise<void>;
}

type PersonErasure = (manager: EntityManager, email: string) => Promise<void>;

/** What modules above keep of applications. Each registers once, so that this module knows none of them. */
@Injectable()
export class ApplicationFeatures {
  private readonly features: ApplicationFeature[] = [];
  private readonly erasures: PersonErasure[] = [];

  register(feature: ApplicationFeature): void {
    this.features.push(feature);
  }

  /** For what is kept of people by their address and not by an application. */
  onErasureOfPerson(erasure: PersonErasure): void {
    this.erasures.push(erasure);
  }

  /** In the transaction in which an application is erased because its applicant wants to be forgotten. */
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
