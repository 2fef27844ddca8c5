/**
 * What `npm start` prints when everything runs.
 * @param {string} url
 * @param {string} dataFolder
 * @param {string | undefined} nextStep what the server wants done before the portal has an owner
 */
export const welcome = (url, dataFolder, nextStep) => `
  Smash Technology is running. Ctrl-C stops it.

    Site        ${url}/
    Careers     ${url}/careers
    Portal      ${url}/hidden-portal/
    API         ${url}/api/docs

${nextStep === undefined ? '' : `${nextStep.replace(/^/gm, '  ')}\n\n`}\
  Data, files and secrets are kept in ${dataFolder}: back up that folder.
`;
