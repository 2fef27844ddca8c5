import { aJob, uniqueWord } from '../samples/builders.js';

/** A type of record that several administrators may edit at the same time. */
export interface EditedRecord {
  name: 'job' | 'zone' | 'activity' | 'message';
  collection: string;
  /** A valid body, with a unique text in its `field`. */
  body: (field?: string) => Record<string, unknown>;
  /** The field that `body` takes. */
  field: string;
}

/** All such types, for tests of what they have in common. */
export const editedRecords: EditedRecord[] = [
  {
    name: 'job',
    collection: '/api/jobs/',
    field: 'title',
    body: (title = `Planner ${uniqueWord()}`) => ({ ...aJob({ title }) }),
  },
  {
    name: 'zone',
    collection: '/api/zones/',
    field: 'name',
    body: (name = `Zone ${uniqueWord()}`) => ({ name, states: [] }),
  },
  {
    name: 'activity',
    collection: '/api/activities/',
    field: 'title',
    body: (title = `Members’ day ${uniqueWord()}`) => ({ title, description: 'Everybody meets.' }),
  },
  {
    name: 'message',
    collection: '/api/messages/',
    field: 'title',
    body: (title = `Welcome ${uniqueWord()}`) => ({ title, body: 'Good to have you.' }),
  },
];
