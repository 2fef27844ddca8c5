import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { DeletedJobRows } from './deleted-job-rows';

it('the number of applications of a deleted job links to a list with the withdrawn ones, which it counts', () => {
  const job = { id: 7, title: 'Driver', deleted_at: '2026-11-20T08:00:00Z', application_count: 12 };
  render(
    <AdminContext>
      <DeletedJobRows jobs={[job]} />
    </AdminContext>,
  );
  const address = screen.getByRole('link', { name: 'View applications for Driver' }).getAttribute('href');
  expect(new URLSearchParams(address?.split('?')[1]).get('filter')).toBe('{"withdrawn":"all"}');
});
