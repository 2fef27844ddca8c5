import { createContext, useContext } from 'react';

export interface ListPaths {
  /** The list that the person came from. */
  list: string;
  /** The address that opens one application over that list. */
  details: (id: string) => string;
  /** The address that goes through the list one application after the other, from this one on. */
  review: (id: string) => string;
  /** The job whose list it is, unless it is deleted. */
  jobId?: number;
  /** Whether it is the list of a deleted job, of which nothing more can be read. */
  isOfDeletedJob?: boolean;
}

const PathsContext = createContext<ListPaths | undefined>(undefined);

/** Tells rows and details which list they stand in: the one of a job, or that of all. */
export const ApplicationPaths = PathsContext.Provider;

export function useApplicationPaths(): ListPaths {
  const paths = useContext(PathsContext);
  if (!paths) throw new Error('useApplicationPaths belongs inside <ApplicationPaths>');
  return paths;
}
