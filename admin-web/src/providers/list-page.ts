import type { GetListParams, GetListResult } from 'react-admin';

/**
 * A page of a list. When all its rows were removed, it is the last page that has any: react-admin would go back to the
 * first.
 */
export async function listPage(
  getList: (params: GetListParams) => Promise<GetListResult>,
  params: GetListParams,
): Promise<GetListResult> {
  const result = await getList(params);
  const { page = 1, perPage = 1 } = params.pagination ?? {};
  const { data, total = 0 } = result;
  if (data.length > 0 || page === 1 || total === 0) return result;
  return getList({ ...params, pagination: { page: Math.ceil(total / perPage), perPage } });
}
