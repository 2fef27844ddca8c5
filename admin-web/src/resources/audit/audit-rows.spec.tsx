import { afterEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@smash/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AuditRows } from './audit-rows';

afterEach(cleanup);

const ENTRY: AuditEntry = {
  id: '7',
  at: '2026-11-24T08:30:00.000Z',
  actor: { id: 'a', name: 'ngozi' },
  action: 'application.opened',
  object: { type: 'application', id: 'b', label: 'SMT-7F3K-9QXA', is_there: true },
  data: {},
};

function show(entry: Partial<AuditEntry> = {}) {
  render(
    <MemoryRouter>
      <AuditRows entries={[{ ...ENTRY, ...entry }]} />
    </MemoryRouter>,
  );
  return screen.getByRole('listitem');
}

describe('an entry of the audit log', () => {
  it('says who did what and when in Lagos, with a link to the record', () => {
    const row = show();
    expect(row.textContent).toContain('ngozi opened the application SMT-7F3K-9QXA');
    expect(row.textContent).toContain('24 November 2026, 09:30');
    const link = screen.getByRole('link', { name: 'the application SMT-7F3K-9QXA' });
    expect(link.getAttribute('href')).toBe('/applications/b/show');
  });

  it('links to all entries about the same record', () => {
    show();
    const link = screen.getByRole('link', { name: 'All entries about application SMT-7F3K-9QXA' });
    const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({ object_type: 'application', object_id: 'b' });
  });

  it('has no link if the record is gone', () => {
    const row = show({ object: { ...ENTRY.object, label: null, is_there: false } });
    expect(row.textContent).toContain('ngozi opened an application that was erased');
    expect(screen.queryByRole('link', { name: /^an application/ })).toBeNull();
  });

  it('says how often an unknown person failed to log in, and from where', () => {
    const row = show({
      action: 'account.login_failed',
      actor: null,
      object: { type: 'account', id: 'unknown', label: null, is_there: false },
      data: { reason: 'password', network: '192.0.2.0/24', count: '3' },
    });
    expect(row.textContent).toContain('Somebody failed to log in as someone unknown (3 times)');
    expect(row.textContent).toContain('wrong password, from 192.0.2.0/24');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
