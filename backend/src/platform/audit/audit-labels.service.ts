import { Injectable } from '@nestjs/common';
import type { AuditObject } from '@smash/contract';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';

/** The present name of a record. */
export interface AuditLabel {
  label: string;
  /** Whether the record can be opened: a deleted one may still have a name. */
  isThere: boolean;
}

interface Describer {
  idType: 'uuid' | 'integer';
  /** Selects `id` as text, `label` and `is_there` of the records whose ids are in the array $1. */
  sql: string;
}

const ID_RULES: Record<Describer['idType'], (id: string) => boolean> = {
  uuid: isUuid,
  integer: (id) => /^[1-9]\d{0,8}$/.test(id),
};

/** Names of the records that the audit log knows by id alone, as the modules that own the tables supply them. */
@Injectable()
export class AuditLabels {
  private readonly describers = new Map<AuditObject, Describer>();

  constructor(private readonly dataSource: DataSource) {}

  /** Called once by the module that owns the table. */
  describe(type: AuditObject, describer: Describer): void {
    this.describers.set(type, describer);
  }

  /** Labels of the known records, keyed by `type id`. */
  async of(objects: readonly { type: AuditObject; id: string }[]): Promise<Map<string, AuditLabel>> {
    const labels = new Map<string, AuditLabel>();
    const read = async (type: AuditObject, { idType, sql }: Describer) => {
      const ids = objects.filter((object) => object.type === type && ID_RULES[idType](object.id));
      if (ids.length === 0) return;
      const rows = await this.dataSource.query<{ id: string; label: string; is_there: boolean }[]>(sql, [
        [...new Set(ids.map(({ id }) => id))],
      ]);
      for (const { id, label, is_there } of rows) labels.set(`${type} ${id}`, { label, isThere: is_there });
    };
    await Promise.all([...this.describers].map(([type, describer]) => read(type, describer)));
    return labels;
  }
}
