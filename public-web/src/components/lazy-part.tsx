import { lazy, type ComponentType } from 'react';
import { NOT_LOADED } from '../lib/not-loaded';
import { Banner } from './banner';

/** A part of a page that is loaded when it is first shown. If it cannot be loaded, the rest of the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotLoaded) }));

const NotLoaded = () => <Banner tone="danger">{NOT_LOADED}.</Banner>;
