import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { Toast, type ToastMessage } from './toast';

interface Toasts {
  /** Replaces the one on show: one at a time. */
  toast: (message: ToastMessage) => void;
}

const ToastContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage } | null>(null);
  const lastId = useRef(0);
  const toast = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    setCurrent({ id: lastId.current, message });
  }, []);
  const close = useCallback(() => setCurrent(null), []);
  const value = useMemo(() => ({ toast }), [toast]);
  return (
    <ToastContext value={value}>
      {children}
      {current && <Toast key={current.id} message={current.message} onClose={close} />}
    </ToastContext>
  );
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
