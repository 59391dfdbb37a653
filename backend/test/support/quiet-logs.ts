import { Logger } from '@nestjs/common';

// Adapters are also tested without an application, and therefore without its logger.
Logger.overrideLogger(false);
