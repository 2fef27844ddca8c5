// Renders the film of the home page frame by frame in Chromium and encodes it. A frame depends on its time alone.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { withBrowser } from '../pictures/lib/browser.mjs';
import { frame } from './frame.mjs';
import { poster } from './poster.mjs';
import { captions, DURATION, FRAME_RATE, HEIGHT, WIDTH } from './timeline.mjs';

const OUTPUT = path.resolve(import.meta.dirname, '../../public/film');
const NAME = 'a-day-with-smash';
const LIMIT = 1.5 * 1024 * 1024;

const HELP = `Renders the film of the home page into public-web/public/film (needs Chromium and ffmpeg).

usage: node public-web/scripts/film/make.mjs [options]
  --frames FOLDER  only the frames at --at, as PNG into a folder, to look at
  --at LIST        seconds, such as 1,2.5,4
  --poster         only the poster
  --help           this page`;

const { values } = parseArgs({
  options: {
    frames: { type: 'string' },
    at: { type: 'string', default: '1' },
    poster: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const run = promisify(execFile);
const ffmpeg = (...parameters) => run('ffmpeg', ['-v', 'error', '-y', ...parameters]);

async function photograph(shots) {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await page.setContent('<style>body{margin:0}svg{display:block}</style><main></main>');
    const stage = page.locator('main');
    for (const { svg, file } of shots) {
      await stage.evaluate((element, content) => {
        element.innerHTML = content;
      }, svg());
      await page.screenshot({ path: file });
    }
  });
}

async function encode(scratch) {
  const frames = ['-framerate', String(FRAME_RATE), '-i', path.join(scratch, '%05d.png')];
  const mp4 = path.join(OUTPUT, `${NAME}.mp4`);
  const webm = path.join(OUTPUT, `${NAME}.webm`);
  const log = path.join(scratch, 'passes');
  await ffmpeg(
    ...frames,
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', mp4],
  );
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-passlogfile',
    log,
  ];
  await ffmpeg(...frames, ...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', os.devNull);
  await ffmpeg(...frames, ...vp9, '-pass', '2', '-cpu-used', '2', webm);
  const [mp4Size, webmSize] = await Promise.all([mp4, webm].map(async (file) => (await stat(file)).size));
  console.log(`mp4 ${(mp4Size / 1024).toFixed(0)} KB, webm ${(webmSize / 1024).toFixed(0)} KB`);
  if (mp4Size > LIMIT) throw new Error('the film is larger than 1.5 MB: raise the crf');
  if (webmSize >= mp4Size) {
    await rm(webm);
    console.log('webm left out: it is not smaller');
  }
}

async function writePoster(scratch) {
  const file = path.join(scratch, 'poster.png');
  await photograph([{ svg: poster, file }]);
  const target = (extension) => path.join(OUTPUT, `${NAME}.${extension}`);
  await ffmpeg(
    '-i',
    file,
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-cpu-used',
    '5',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv444p',
    target('avif'),
  );
  await ffmpeg('-i', file, '-c:v', 'libwebp', '-quality', '82', target('webp'));
  await ffmpeg('-i', file, '-q:v', '11', target('jpg'));
  for (const extension of ['avif', 'webp', 'jpg']) {
    console.log(`poster ${extension} ${((await readFile(target(extension))).length / 1024).toFixed(0)} KB`);
  }
}

async function makeFilm(scratch) {
  const count = Math.round(DURATION * FRAME_RATE);
  const shots = Array.from({ length: count }, (_, index) => ({
    svg: () => frame(index / FRAME_RATE),
    file: path.join(scratch, `${String(index).padStart(5, '0')}.png`),
  }));
  console.log(`${count} frames, ${DURATION.toFixed(1)} s`);
  await photograph(shots);
  await encode(scratch);
  await writeFile(path.join(OUTPUT, `${NAME}.vtt`), captions());
}

async function main() {
  if (values.help) return console.log(HELP);
  if (values.frames !== undefined) {
    await mkdir(values.frames, { recursive: true });
    const times = values.at.split(',').map(Number);
    return photograph(
      times.map((time) => ({
        svg: () => frame(time),
        file: path.join(values.frames, `${time.toFixed(2).padStart(5, '0')}.png`),
      })),
    );
  }
  await mkdir(OUTPUT, { recursive: true });
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'smash-film-'));
  try {
    await writePoster(scratch);
    if (!values.poster) await makeFilm(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

await main();
