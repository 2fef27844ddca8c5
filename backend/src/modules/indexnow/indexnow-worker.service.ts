import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment, siteUrl } from '../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { PollingWorker } from '../../platform/work/polling-worker.js';
import { type IndexNowSite, submitPages } from './indexnow-client.js';
import { IndexNowPages } from './indexnow-pages.service.js';

/** Tells search engines of jobs that were posted, changed, closed or deleted, in the background. Off without a key. */
@Injectable()
export class IndexNowWorker extends PollingWorker {
  private readonly site?: IndexNowSite;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly pages: IndexNowPages,
  ) {
    super({
      name: 'IndexNow',
      pause: timings.indexNowPoll,
      failure: 'changed jobs could not be reported to search engines; this will be retried',
    });
    const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = environment;
    if (key) this.site = { key, endpoint, siteUrl: siteUrl(environment) };
  }

  override onApplicationBootstrap(): void {
    if (this.site) super.onApplicationBootstrap();
  }

  protected async workOnce(): Promise<boolean> {
    if (!this.site) return false;
    await this.pages.recordChangedPages();
    const changed = await this.pages.take();
    if (changed.length === 0) return false;
    try {
      const paths = changed.map(({ job_id }) => `/careers/${job_id}`);
      await submitPages(this.site, paths, this.stopping.signal, this.timings.indexNowPatience);
    } catch (error) {
      await this.pages.postpone(changed);
      throw error;
    }
    await this.pages.settle(changed);
    return true;
  }
}
