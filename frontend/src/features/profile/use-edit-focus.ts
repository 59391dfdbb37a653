import { useEffect, useRef } from 'react';

/** Edit leads into the first field, and the way back to Edit: the button one pressed is gone each time. */
export function useEditFocus(isEditing: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) form.current?.querySelector<HTMLElement>('input, select')?.focus();
    else editButton.current?.focus();
  }, [isEditing]);
  return { form, editButton };
}
