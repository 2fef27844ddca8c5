/**
 * @typedef {object} Outcome
 * @property {import('./drills.mjs').Drill} drill
 * @property {'passed' | 'failed' | 'skipped'} result
 * @property {number} minutes that it took
 * @property {string} figures standard output of the drill
 */

/**
 * The report in Markdown: a table, and below it the figures of each drill.
 * @param {Outcome[]} outcomes
 * @param {Date} date
 */
export function formatReport(outcomes, date) {
  const rows = outcomes.map(
    ({ drill, result, minutes }) => `| ${drill.name} | ${result} | ${minutes.toFixed(1)} | ${drill.holds} |`,
  );
  const figures = outcomes
    .filter((outcome) => outcome.figures.trim())
    .map(
      ({ drill, figures: text }) => `## ${drill.name}\n\n\`\`\`\n${text.replace(/^ +/gm, '').trim()}\n\`\`\``,
    );
  const table = ['| drill | result | minutes | what it holds |', '| --- | --- | ---: | --- |', ...rows];
  return [`# Drills of ${date.toISOString().slice(0, 10)}`, table.join('\n'), ...figures].join('\n\n') + '\n';
}
