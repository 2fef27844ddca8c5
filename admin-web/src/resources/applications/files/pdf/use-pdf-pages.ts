import { useEffect, useRef, useState } from 'react';
import { openPdf } from './open-pdf';
import { PdfPages } from './pdf-pages';
import type { Zoom } from './zoom';

const NOTHING_YET = { pages: 0, page: 1, scale: 1, matches: { current: 0, total: 0 } };

/** Shows a PDF in the element for as long as the component lives. */
export function usePdfPages(blob: Blob, zoom: Zoom, onFailure: (error: unknown) => void) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<PdfPages>(null);
  const latest = useRef({ zoom, onFailure });
  const [state, setState] = useState(NOTHING_YET);
  useEffect(() => {
    latest.current = { zoom, onFailure };
    shown.current?.setZoom(zoom);
  }, [zoom, onFailure]);

  useEffect(() => {
    if (!container.current) return;
    const change = (part: Partial<typeof NOTHING_YET>) => setState((known) => ({ ...known, ...part }));
    const pages = new PdfPages(container.current, latest.current.zoom, {
      onReady: (count) => change({ pages: count }),
      onPage: (page) => change({ page }),
      onScale: (scale) => change({ scale }),
      onMatches: (matches) => change({ matches }),
    });
    shown.current = pages;
    const stopReading = readInto(pages, blob, (error) => latest.current.onFailure(error));
    return () => {
      shown.current = null;
      pages.close();
      stopReading();
    };
  }, [blob]);

  const find: PdfPages['find'] = (query, step) => shown.current?.find(query, step);
  return { ...state, container, find };
}

/** Reads the PDF and hands it to its pages; returns what stops that. */
function readInto(pages: PdfPages, blob: Blob, onFailure: (error: unknown) => void): () => void {
  const stopped = new AbortController();
  const read = async () => {
    const bytes = await blob.arrayBuffer();
    stopped.signal.throwIfAborted();
    const task = openPdf(bytes);
    stopped.signal.addEventListener('abort', () => void task.destroy());
    const document = await task.promise;
    stopped.signal.throwIfAborted();
    pages.show(document);
  };
  read().catch((error: unknown) => {
    if (!stopped.signal.aborted) onFailure(error);
  });
  return () => stopped.abort();
}
