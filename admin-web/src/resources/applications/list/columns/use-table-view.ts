import { useGetIdentity, useStore } from 'react-admin';

export const DENSITIES = ['compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/** The person's view of the table of applications in this browser; several people may use one computer. */
export function useTableView() {
  const { identity } = useGetIdentity();
  const prefix = `applications.${identity?.id ?? 'nobody'}`;
  // Key under which react-admin's DataTable finds the hidden columns.
  const columnsKey = `${prefix}.hiddenColumns`;
  const [hidden, setHidden] = useStore<string[]>(columnsKey, NONE);
  const [density, setDensity] = useStore<Density>(`${prefix}.density`, 'compact');
  return {
    columnsKey,
    density,
    setDensity,
    isHidden: (key: string) => hidden.includes(key),
    toggle: (key: string) =>
      setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
  };
}

const NONE: string[] = [];
