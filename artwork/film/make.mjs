// Renders the film of the home page frame by frame in Chromium and encodes it. A frame depends on its time alone.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { withBrowser } from '../pictures/lib/browser.mjs';
import { frame } from './frame.mjs';
import { poster } from './poster.mjs';
import { captions, DURATION, FRAME_RATE, HEIGHT, WIDTH } from './timeline.mjs';

const OUTPUT = path.resolve(import.meta.dirname, '../../public-web/public/film');
const NAME = 'a-day-with-smash';
const LIMIT = 1.5 * 1024 * 1024;

const HELP = `Renders the film of the home page into public-web/public/film (needs Chromium and ffmpeg).

usage: node artwork/film/make.mjs [options]
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

/* No sound, colours every player knows; flat drawings stay clean at these qualities. */
const FORMATS = {
  mp4: '-c:v libx264 -preset slow -tune animation -crf 29 -pix_fmt yuv420p -movflags +faststart -an',
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 50 -row-mt 1 -cpu-used 3 -pix_fmt yuv420p -an',
};

async function encode(scratch, extension) {
  const file = path.join(scratch, `film.${extension}`);
  const frames = ['-framerate', String(FRAME_RATE), '-i', path.join(scratch, '%05d.png')];
  await ffmpeg(...frames, ...FORMATS[extension].split(' '), file);
  const { size } = await stat(file);
  console.log(`${extension} ${(size / 1024).toFixed(0)} KB`);
  if (size > LIMIT) throw new Error('the film is larger than 1.5 MB: raise its crf');
  return { file, size, target: path.join(OUTPUT, `${NAME}.${extension}`) };
}

/** Both formats; WebM only where it saves something. */
async function encodeAll(scratch) {
  const mp4 = await encode(scratch, 'mp4');
  const webm = await encode(scratch, 'webm');
  await copyFile(mp4.file, mp4.target);
  if (webm.size < mp4.size) await copyFile(webm.file, webm.target);
  else await rm(webm.target, { force: true });
}

async function writePoster(scratch) {
  const file = path.join(scratch, 'poster.png');
  await photograph([{ svg: poster, file }]);
  const target = path.join(OUTPUT, `${NAME}.avif`);
  const still = '-c:v libaom-av1 -still-picture 1 -cpu-used 5 -crf 30 -pix_fmt yuv444p';
  await ffmpeg('-i', file, ...still.split(' '), target);
  console.log(`poster ${((await stat(target)).size / 1024).toFixed(0)} KB`);
}

async function makeFilm(scratch) {
  const count = Math.round(DURATION * FRAME_RATE);
  const shots = Array.from({ length: count }, (_, index) => ({
    svg: () => frame(index / FRAME_RATE),
    file: path.join(scratch, `${String(index).padStart(5, '0')}.png`),
  }));
  console.log(`${count} frames, ${DURATION.toFixed(1)} s`);
  await photograph(shots);
  await encodeAll(scratch);
  await writeFile(path.join(OUTPUT, `${NAME}.vtt`), captions());
}

async function main() {
  if (values.help) return console.log(HELP);
  const { frames, at } = values;
  if (frames !== undefined) {
    await mkdir(frames, { recursive: true });
    const times = at.split(',').map(Number);
    return photograph(
      times.map((time) => ({
        svg: () => frame(time),
        file: path.join(frames, `${time.toFixed(2).padStart(5, '0')}.png`),
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
