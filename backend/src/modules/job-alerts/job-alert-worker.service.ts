import { Inject, Injectable } from '@nestjs/common';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { PollingWorker } from '../../platform/work/polling-worker.js';
import { OpeningsService } from './matching/openings.service.js';
import { JobAlertNoticesService } from './notices/job-alert-notices.service.js';

/** Looks for jobs that opened or closed, then writes to whoever wants to know. */
@Injectable()
export class JobAlertWorker extends PollingWorker {
  constructor(
    @Inject(SERVER_TIMINGS) timings: Timings,
    private readonly openings: OpeningsService,
    private readonly notices: JobAlertNoticesService,
  ) {
    super({
      name: 'JobAlerts',
      pause: timings.jobAlertPoll,
      failure: 'alerts could not be looked after; will be tried again',
    });
  }

  protected async workOnce(): Promise<boolean> {
    await this.openings.note();
    return this.notices.notifyNext();
  }
}
