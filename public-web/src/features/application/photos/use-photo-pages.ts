import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NOT_LOADED } from '../../../lib/not-loaded';
import type { KeptPages } from './kept-pages';
import { previewOf, readPhoto, type PageImage } from './page-image';

/** As many pages as fit into 2 MB and are still readable. */
const MOST_PAGES = 12;

export interface Page extends PageImage {
  id: number;
  name: string;
  turns: number;
}

/** Work under way: its label for people, and how much of it is done. */
export interface Work {
  label: string;
  percent: number;
}

const reading = (index: number, count: number): Work => ({
  label: `Reading photo ${index + 1} of ${count}`,
  percent: Math.round((index / count) * 100),
});

/** Label of the button that makes the PDF. */
export const makeLabel = (count: number): string =>
  count === 1 ? 'Use this page' : `Use these ${count} pages`;

/** Tells a screen reader how many pages there are, once photos were read or pages removed. */
export const countText = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 page so far' : `${count} pages so far`;

/** Why the form cannot be sent yet: photos that are not in a PDF would not be sent. */
function pendingMessage(count: number, isAtWork: boolean): string | undefined {
  if (isAtWork) return 'Your photos aren’t ready yet. Please wait a moment, or cancel.';
  if (count === 0) return undefined;
  return count === 1
    ? `Press “${makeLabel(count)}” to attach your photo, or remove it.`
    : `Press “${makeLabel(count)}” to attach your photos, or remove them.`;
}

interface Handlers {
  onMade: (pdf: File) => void;
  /** Receives why the form has to wait for the pages; undefined when it need not. */
  onPending: (message: string | undefined) => void;
}

/** The photographed pages in order, and the work on them, one piece at a time. */
export function usePhotoPages(fileName: string, kept: KeptPages, { onMade, onPending }: Handlers) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [work, setWork] = useState<Work | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const stopping = useRef(new AbortController());
  /** Ids of the pages that the device has taken. */
  const [keptIds, setKeptIds] = useState<readonly number[]>([]);
  const lastId = useRef(0);
  /** From the clock, so that no page in another tab or of an earlier visit has the same id. */
  const nextId = () => (lastId.current = Math.max(lastId.current + 1, Date.now()));

  const tell = useEffectEvent(onPending);
  const pending = pendingMessage(pages.length, work !== undefined);
  useEffect(() => {
    tell(pending);
    return () => tell(undefined);
  }, [pending]);

  const readKept = useEffectEvent(() => kept.read());
  const restore = useEffectEvent((files: readonly [number, File][]) =>
    run(async (stop) => {
      const restored: Page[] = [];
      for (const [index, [id, jpeg]] of files.entries()) {
        setWork(reading(index, files.length));
        const preview = await previewOf(jpeg).catch(() => undefined);
        if (stop.aborted) return kept.forget();
        if (preview) restored.push({ jpeg, preview, id, name: jpeg.name, turns: 0 });
      }
      setKeptIds((ids) => [...ids, ...restored.map(({ id }) => id)]);
      setPages((current) => [...restored, ...current]);
    }),
  );
  // The form is cleared or left: a PDF in the making is dropped. Does not run when the system ends the page.
  const leave = useEffectEvent(() => {
    stopping.current.abort();
    kept.forget();
  });
  useEffect(() => {
    let isGone = false;
    void readKept().then((files) => {
      if (!isGone && files.length > 0) void restore(files);
    });
    return () => {
      isGone = true;
      leave();
    };
  }, []);

  function dropAll() {
    kept.forget();
    setPages([]);
  }

  /** Runs one piece of work that the person can stop. */
  async function run(task: (stop: AbortSignal) => Promise<void>) {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setProblem(undefined);
    try {
      await task(signal);
    } catch {
      if (!signal.aborted)
        setProblem('The PDF couldn’t be made on this device. Please try again, or choose a file.');
    }
    setWork(undefined);
  }

  const add = (files: readonly File[]) =>
    run(async (stop) => {
      const taken = files.slice(0, Math.max(0, MOST_PAGES - pages.length));
      if (taken.length < files.length) setProblem(`One PDF holds ${MOST_PAGES} pages at most.`);
      // One at a time: a phone with little memory can hold only one decoded photo.
      for (const [index, file] of taken.entries()) {
        setWork(reading(index, taken.length));
        const image = await readPhoto(file).catch(() => undefined);
        if (stop.aborted) return;
        if (!image) setProblem(`This browser can’t read ${file.name}. Please choose a JPG or PNG.`);
        else {
          const page = { ...image, id: nextId(), name: file.name, turns: 0 };
          setPages((current) => [...current, page]);
          void kept.keep(page.id, page.jpeg, page.name).then((isKept) => {
            if (isKept) setKeptIds((ids) => [...ids, page.id]);
          });
        }
      }
    });

  const make = () =>
    run(async (stop) => {
      const throwIfStopped = () => {
        if (stop.aborted) throw new Error('Stopped');
      };
      const progress = (done: number) => {
        throwIfStopped();
        setWork({ label: 'Making the PDF', percent: Math.round((done / pages.length) * 100) });
      };
      progress(0);
      const maker = await import('./photo-pdf').catch(() => undefined);
      if (!maker) return setProblem(`${NOT_LOADED}, or choose a file.`);
      const pdf = await maker.pdfOfPhotos(pages, fileName, progress);
      throwIfStopped();
      onMade(pdf);
      dropAll();
    });

  function move(index: number, by: -1 | 1) {
    setPages((current) => {
      const page = current[index];
      if (!page) return current;
      const moved = current.filter((other) => other !== page);
      moved.splice(index + by, 0, page);
      return moved;
    });
  }

  return {
    pages,
    work,
    problem,
    add,
    make,
    move,
    turn: (id: number) =>
      setPages((current) =>
        current.map((page) => (page.id === id ? { ...page, turns: (page.turns + 1) % 4 } : page)),
      ),
    remove: (id: number) => {
      kept.forget(id);
      setPages((current) => current.filter((page) => page.id !== id));
    },
    /** Whether the pages return after a reload. */
    areKept: pages.every(({ id }) => keptIds.includes(id)),
    /** Stops the work under way; without any, removes the pages. */
    cancel: () => (work ? stopping.current.abort() : dropAll()),
  };
}
