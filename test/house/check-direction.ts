import { PROJECT } from '../../src/server/paths.ts';
import { checkDirection, isSound } from './direction.ts';

const report = await checkDirection(PROJECT);
for (const violation of report.violations) console.log(violation);
for (const file of report.missed) console.log(`not looked at: ${file}`);
console.log(`Import direction: looked at ${report.seen} of ${report.files} files.`);
process.exitCode = isSound(report) ? 0 : 1;
