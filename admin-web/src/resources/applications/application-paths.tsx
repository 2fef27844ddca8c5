import { createContext, useContext } from 'react';

export interface ListPaths {
  /** The list that the person came from. */
  list: string;
  /** The address that opens one application over that list. */
  details: (id: string) => string;
  /** The address of a review of the list that starts with this application. */
  review: (id: string) => string;
  /** The job whose list this is, unless it is deleted. */
  jobId?: number;
  /** Whether this is the list of a deleted job, whose data can no longer be read. */
  isOfDeletedJob?: boolean;
}

const PathsContext = createContext<ListPaths | undefined>(undefined);

/** Tells rows and details which list they belong to: that of one job, or of all. */
export const ApplicationPaths = PathsContext.Provider;

export function useApplicationPaths(): ListPaths {
  const paths = useContext(PathsContext);
  if (!paths) throw new Error('useApplicationPaths belongs inside <ApplicationPaths>');
  return paths;
}
