/** What somebody is doing in the profile: one thing at a time. */
export type Activity = 'viewing' | 'editing' | 'password' | 'email';
