import { Inject, Injectable } from '@nestjs/common';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { PollingWorker } from '../../platform/work/polling-worker.js';
import { OpeningsService } from './matching/openings.service.js';
import { JobAlertNoticesService } from './notices/job-alert-notices.service.js';

/** Notes jobs that opened or closed, then mails the readers of alerts. */
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
      failure: 'due job alerts could not be processed; this will be retried',
    });
  }

  protected async workOnce(): Promise<boolean> {
    const { signal } = this.stopping;
    const failure = await this.openings.note(signal).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const notifySome = () => this.notices.notifySome(new Date(), signal);
    if (!failure) return notifySome();
    // Everybody who can be told is told first; only then the failure counts, and delays the next round.
    while (!signal.aborted && (await notifySome()));
    throw failure.error;
  }
}
