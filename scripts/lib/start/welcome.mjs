/** Says what the data folder holds and how to back it up; a copy of a running PostgreSQL's files is no backup. */
function keeping({ dataFolder, databaseUrl, s3 }) {
  const kept = [!databaseUrl && 'data', !s3.S3_ENDPOINT && 'files', 'secrets'].filter(Boolean);
  const names = kept.join(', ').replace(/, (\w+)$/, ' and $1');
  const others = kept.length < 3 ? '; back up external data separately' : '';
  return `${names.replace(/^./, (first) => first.toUpperCase())} are kept in ${dataFolder}. To back up, stop this program and copy that folder${others}.`;
}

/**
 * What `npm start` prints when everything runs.
 * @param {string} url
 * @param {Pick<import('./options.mjs').StartOptions, 'dataFolder' | 'databaseUrl' | 's3'>} options
 * @param {string | undefined} nextStep what the server wants done before the portal has an owner
 */
export const welcome = (url, options, nextStep) => `
  Smash Technology is running. Ctrl-C stops it.

    Site        ${url}/
    Careers     ${url}/careers
    Portal      ${url}/hidden-portal/
    API         ${url}/api/docs

${nextStep === undefined ? '' : `${nextStep.replace(/^/gm, '  ')}\n\n`}\
  ${keeping(options)}
`;
