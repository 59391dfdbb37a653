import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newIdempotencyKey } from './api/api-client';

const sheetIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'sheet' in state ? state.sheet : undefined;

/**
 * Gives what is open over the page an entry of its own in the browser's history, so that Back closes it and leaves the
 * page. `onBack` is called once, when that entry is gone.
 */
export function useBackToClose(onBack: () => void) {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const [sheet] = useState(newIdempotencyKey);
  const isThere = sheetIn(location.state) === sheet;
  const wasThere = useRef(false);
  const wasPushed = useRef(false);

  useEffect(() => {
    if (wasPushed.current) return;
    wasPushed.current = true;
    void navigate(pathname + search, { state: { sheet } });
  }, [navigate, pathname, search, sheet]);

  useEffect(() => {
    if (isThere) wasThere.current = true;
    else if (wasThere.current) {
      wasThere.current = false;
      onBack();
    }
  }, [isThere, onBack]);

  return {
    /** The same as Back. */
    close: () => void navigate(-1),
    /** Opens another address in its place, so that Back from there leads to the page. */
    leaveTo: (path: string) => void navigate(path, { replace: true }),
  };
}
