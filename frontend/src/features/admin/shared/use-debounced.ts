import { useEffect, useState } from 'react';

/** The value once it has been unchanged for this long. */
export function useDebounced<Value>(value: Value, afterMs = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
