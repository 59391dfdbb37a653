import { useMutation } from '@tanstack/react-query';
import type { MessageAnswer } from '#contract/account/auth';
import type { ContactMessage } from '#contract/account/contact';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

export function useSendMessage() {
  return useMutation({
    mutationFn: (message: ContactMessage) => api.post<MessageAnswer>(API.contact, message),
  });
}
