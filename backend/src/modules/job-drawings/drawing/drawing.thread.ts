import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../pictures/draw-picture.js';
import { drawPoster } from '../posters/draw-poster.js';
import type { Drawing } from './drawings.service.js';

/** Draws outside the thread that answers requests, one drawing after another. A failure ends the thread. */
parentPort?.on('message', (drawing: Drawing) => {
  void draw(drawing).then((bytes) => parentPort?.postMessage(bytes));
});

function draw(drawing: Drawing): Promise<Buffer> {
  return drawing.kind === 'picture' ? drawPicture(drawing.job) : drawPoster(drawing.job);
}
