import { describe, expect, it } from '@jest/globals';
import type { Described, DescribedSchema } from './described.js';
import { describeFields } from './fields.js';

const values = { type: 'string', enum: ['a', 'b'] };

/** The schemas with the marks that describeFields adds. */
function described(schemas: Record<string, DescribedSchema>): Record<string, DescribedSchema> {
  const document: Described = { openapi: '3.1.1', info: {}, paths: {}, components: { schemas } };
  describeFields(document);
  return document.components.schemas;
}

describe('a list of values that may grow', () => {
  it('is marked x-grows as a schema of its own', () => {
    const { AuditAction, Role } = described({ AuditAction: { ...values }, Role: { ...values } });
    expect([AuditAction?.['x-grows'], Role?.['x-grows']]).toEqual([true, undefined]);
  });

  it('is marked x-grows as a field with one value or several', () => {
    const { JobDto } = described({
      JobDto: {
        properties: {
          brand: { ...values },
          brands: { type: 'array', items: { ...values } },
          status: { ...values },
        },
      },
    });
    expect(JobDto?.properties).toMatchObject({ brand: { 'x-grows': true } });
    expect(JobDto?.properties?.['brands']?.['items']).toHaveProperty('x-grows');
    expect(JobDto?.properties?.['status']).not.toHaveProperty('x-grows');
  });
});
