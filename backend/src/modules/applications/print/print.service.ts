import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationHistory } from '../history/application-history.service.js';
import { assertVisible } from '../list/application-rows.js';

/** Records what was printed, as far as browsers report it. */
@Injectable()
export class PrintService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /** @throws ApplicationNotFoundException */
  async record(actorId: string, applicationId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await assertVisible(manager, applicationId);
      await this.history.record(manager, actorId, [{ applicationId, type: 'printed' }]);
    });
  }
}
