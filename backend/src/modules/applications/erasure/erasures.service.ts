import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { listPage } from '../../../platform/http/list-page.js';
import { ErasureCertificate } from '../entities/erasure-certificate.entity.js';
import type { ErasureDto } from './erasure.dto.js';
import type { ListErasuresQueryDto } from './list-erasures-query.dto.js';

/** Lists the certificates of erased applications. */
@Injectable()
export class ErasuresService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ search, ...query }: ListErasuresQueryDto): Promise<CountedPage<ErasureDto>> {
    const builder = this.dataSource.manager.createQueryBuilder(ErasureCertificate, 'certificate');
    if (query.reason) builder.andWhere('certificate.reason = :reason', query);
    // Only a whole id finds anything: nobody knows half of one.
    if (search && isUuid(search)) {
      builder.andWhere('(certificate.id = :search OR certificate.applicationId = :search)', { search });
    } else if (search) {
      builder.andWhere('false');
    }
    // Always paged: every application ends up here.
    const page = await listPage(builder, { page: 1, ...query }, { searched: [], sortedBy: 'erasedAt' });
    return { ...page, items: page.items.map(toErasureDto) };
  }
}

function toErasureDto({ id, applicationId, reason, fileCount, erasedAt }: ErasureCertificate): ErasureDto {
  return {
    id,
    application_id: applicationId,
    reason,
    file_count: fileCount,
    erased_at: erasedAt.toISOString(),
  };
}
