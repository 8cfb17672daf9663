import { namedText } from '@suite/kernel';
import { useLocation, useRouter } from '@suite/kernel/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** How far each page was scrolled, by the place in the history. */
const record = namedText('tab', 'suite.device.places');

interface Address {
  key: string;
  pathname: string;
  search: string;
}

/** An address that was not entered through the router has no key of its own. */
const placeOf = ({ key, pathname, search }: Address) => (key === 'default' ? pathname + search : key);

/** Whether the browser scrolls when a visitor goes back. iOS 10 does not know this, and scrolls in any case. */
const letScroll = (scrollRestoration: ScrollRestoration) =>
  Object.assign(window.history, { scrollRestoration });

/** Brings a visitor who goes back to where they were on the page; other pages begin at their top. */
export function useScrollPlaces(): void {
  const router = useRouter();
  const location = useLocation();
  const places = useRef<Record<string, number>>({});

  useLayoutEffect(() => {
    places.current = { ...(record.readJson() as Record<string, number> | undefined) };
    let place = placeOf(router.state.location);
    const note = () => (places.current[place] = window.scrollY);
    const stop = router.subscribe((next) => {
      note();
      place = placeOf(next.location);
    });
    const leave = () => {
      note();
      record.save(JSON.stringify(places.current));
      letScroll('auto');
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [router]);

  useEffect(() => {
    const take = () => letScroll('manual');
    take();
    // A page that comes back from the browser's cache was left as one that does not.
    window.addEventListener('pageshow', take);
    return () => window.removeEventListener('pageshow', take);
  }, []);

  useLayoutEffect(() => {
    if (!router.state.preventScrollReset) window.scrollTo(0, places.current[placeOf(location)] ?? 0);
  }, [router, location]);
}
