import { createContext, type ReactNode } from 'react';

/** What the header of a page shows that has nothing of its own there. */
export const HeaderMenu = createContext<ReactNode>(null);

/** What the headers of all pages end with while someone is signed in. */
export const HeaderTools = createContext<ReactNode>(null);
