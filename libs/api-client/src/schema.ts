// Written from openapi.json by `npm run docs:api`.
export interface paths {
    "/api/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account of another admin, having confirmed the password, and mail the invite. 409 when the address has one.
         * @description For: admin.
         */
        post: operations["inviteAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disable another admin, having confirmed the password. 409 for oneself, so that there is always one.
         * @description For: admin.
         */
        delete: operations["disableAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/accounts/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a disabled account again.
         * @description For: admin.
         */
        post: operations["enableAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/accounts/{id}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Let a person who lost all factors sign in with the password alone, after confirming the own password.
         * @description For: admin.
         */
        delete: operations["resetFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/accounts/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invite of an account again; the earlier link stops working. 409 when it has a password, or is disabled.
         * @description For: admin.
         */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened, newest first; filters by topic, kind, house and person.
         * @description For: admin.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/activity/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Houses and people whose name has the text in it, or those of these ids; names only, five of each at most.
         * @description For: admin.
         */
        get: operations["findActivitySubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/addhomeownerapplicant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an application or create a homeowner without one: makes the account and mails the invite. Or reject it with a reason.
         * @description For: admin.
         */
        post: operations["addHomeownerApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every admin; the read is on the audit log.
         * @description For: admin.
         */
        get: operations["listAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did and read what, newest first; by kind, actor, target and time. Reading it is on the log, too.
         * @description For: admin.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow the chain of hashes from the first line to the last, and remember what was found.
         * @description For: admin.
         */
        post: operations["checkAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/audit/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of these filters as a table, newest first, 100,000 at most. Saving it is on the log, too.
         * @description For: admin.
         */
        get: operations["downloadAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/failed-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-mails that could not be delivered.
         * @description For: admin.
         */
        get: operations["listFailedEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/failed-emails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed e-mail again.
         * @description For: admin.
         */
        post: operations["retryEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/failed-emails/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try every failed e-mail again.
         * @description For: admin.
         */
        post: operations["retryFailedEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/failed-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was given up after its last try, newest first.
         * @description For: admin.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/failed-jobs/{event_id}/{handler}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed job again. 404 for one that is tried again already, or whose event is no longer kept.
         * @description For: admin.
         */
        post: operations["retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/failed-jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try failed jobs again, the newest thousand at most.
         * @description For: admin.
         */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How database, queues, storage and backups are, and how they were.
         * @description For: admin.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/homeowner-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications of homeowners in one state, newest first; pending ones once their address is confirmed, before as unconfirmed. Searched by name, e-mail or city.
         * @description For: admin.
         */
        get: operations["listHomeownerApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/ledger-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the ledger balanced, night after night, newest first.
         * @description For: admin.
         */
        get: operations["listLedgerChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, the queues' health and what waits.
         * @description For: admin.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person’s record with contact data and current and former houses; the read is written to the audit log.
         * @description For: admin.
         */
        get: operations["readPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Own name and telephone.
         * @description For: admin.
         */
        put: operations["saveAdminProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/queues/{name}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a queue holds in one state: those whose turn is next, 50 at most.
         * @description For: admin.
         */
        get: operations["listQueueJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreement-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One own template with its text.
         * @description For: homeowner, admin.
         */
        get: operations["getAgreementTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreement-templates/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the text of an own template, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["listAgreementTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreement-templates/starters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Examples to begin with, in every language. They are no legal advice.
         * @description For: homeowner, admin.
         */
        get: operations["getStarterTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreement-templates/values/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The value of each placeholder for the own room `{id}` and its current roomie; unknown values are omitted.
         * @description For: homeowner, admin.
         */
        get: operations["getPlaceholderValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One agreement with its text, signatures and steps, for its two sides. A draft is the homeowner’s alone.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getAgreement"];
        /**
         * A homeowner: send, withdraw, archive or throw away (a draft) an own agreement. Who it was sent to: decline it.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["changeAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreements/{id}/countersign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign an own lease that the other side has signed: the stay begins as agreed. A prospect gets an account.
         * @description For: homeowner.
         */
        put: operations["countersignAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreements/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sealed PDF of a signed agreement with its audit page, for its two sides, for ever. 409 while it is made.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getAgreementDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreements/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the text of an own agreement, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["listAgreementVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreements/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an agreement made from an own template to everybody who lives in the own house `{id}` and does not have it yet. All or nobody.
         * @description For: homeowner, admin.
         */
        post: operations["sendAgreementToHouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an announcement. Those who have read it keep their reading. 409 when `version` is stale.
         * @description For: homeowner.
         */
        put: operations["editAnnouncement"];
        post?: never;
        /**
         * Remove an announcement, and with it who has read it.
         * @description For: homeowner.
         */
        delete: operations["removeAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements/{id}/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has read an announcement, and when, and who has not.
         * @description For: homeowner.
         */
        get: operations["listAnnouncementReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an announcement as read. Reading it again keeps the first time.
         * @description For: roomie.
         */
        put: operations["readAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many announcements of their house a roomie has not read.
         * @description For: roomie.
         */
        get: operations["countUnreadAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appeals, newest first: a roomie’s own, those in a homeowner’s houses, and to admins all.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appeals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One appeal, to who made it, the homeowner of the house and admins.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getAppeal"];
        /**
         * Uphold or dismiss an appeal: the homeowner for 7 days, then an admin, who also decides what the homeowner gave.
         * @description For: homeowner, admin.
         */
        put: operations["decideAppeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password with an invite link (single use, 7 days).
         * @description Open to everyone.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address: it applies once its link was followed. The old address gets a message.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password. Ends every other session of the account.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new e-mail address count, with the link that was sent to it.
         * @description Open to everyone.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who is at the screen, with a passkey in place of the password. It counts for five minutes.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser is asked with to prove again who is at the screen.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["confirmPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who is at the screen. What cannot be undone asks for it; it counts for five minutes.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one can sign in to the own account, beside the password.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset link. Always 202, whether or not the account exists.
         * @description Open to everyone.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session and its sockets.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every session of the account, this one included.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a passkey that a browser made. 409 when there are ten.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Call a passkey otherwise.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Let a passkey open nothing any more, having confirmed the password.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser is asked with to make a passkey, having confirmed the password.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["newPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Other recovery codes in place of those there were, having confirmed the password.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset link (single use, 30 minutes). Ends every session; does not sign in.
         * @description Open to everyone.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where this account is signed in.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions and its sockets.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret for an authenticator app, having confirmed the password. It asks for nothing until it is confirmed.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["beginTwoStep"];
        /**
         * Turn the second step off, having confirmed the password.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["endTwoStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second step on with a first code of the app. Answers the recovery codes, this once.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["confirmTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One-click unsubscribe (RFC 8058) from one kind of e-mail, by the signed link in it.
         * @description Open to everyone.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address with the link that was sent to it.
         * @description Open to everyone.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s entries of bank statements, newest first. Open ones say whose they probably are.
         * @description For: homeowner.
         */
        get: operations["listBankEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entries/{id}/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Leave an open entry aside, or bring it back.
         * @description For: homeowner.
         */
        put: operations["ignoreBankEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entries/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter an open entry as a payment of a roomie, or confirm the one they reported.
         * @description For: homeowner.
         */
        post: operations["enterBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entries/certain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open entries that are certainly somebody’s, the oldest first, at most 100.
         * @description For: homeowner.
         */
        get: operations["listCertainBankEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entries/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter several open entries. One that can’t be entered doesn’t hold up others, and one that was entered for that person counts as entered.
         * @description For: homeowner.
         */
        post: operations["enterBankEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entries/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an entry can be of: who lives in the caller’s houses, lived there within a year, or owes something.
         * @description For: homeowner.
         */
        get: operations["listBankPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the incoming money of a bank statement: camt.053, MT940 or CSV. What is there already isn’t taken again.
         * @description For: homeowner.
         */
        post: operations["importBankStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a board: its link opens nothing from then on. By who made it, and by the homeowner.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeBoard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boards/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of a board that the caller made.
         * @description For: roomie, homeowner.
         */
        get: operations["getBoardLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boards/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of a board shows.
         * @description Open to everyone.
         */
        post: operations["openBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a guest or a parcel that the caller has entered.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeCalendarEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chores of the house lived in, of the own or kept houses, or for an admin of all.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listChores"];
        put?: never;
        /**
         * Give the own house chores, from the catalogue or others. Turns are given out for the next weeks at once.
         * @description For: roomie, homeowner, admin.
         */
        post: operations["createChores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One chore with its checklist.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getChore"];
        put?: never;
        /**
         * Add a step to the checklist of a chore.
         * @description For: roomie, homeowner, admin.
         */
        post: operations["addChoreStep"];
        /**
         * Retire a chore: its coming turns are gone, its history stays.
         * @description For: roomie, homeowner, admin.
         */
        delete: operations["retireChore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chores/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something about chore `{id}`. The house reads it. 429 after 10 a day.
         * @description For: roomie, homeowner, neatkeeper.
         */
        post: operations["giveChoreFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chores/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark what was said about a chore of an own house as seen to, or as open again.
         * @description For: homeowner, admin.
         */
        put: operations["seeToChoreFeedback"];
        post?: never;
        /**
         * Remove what was said about a chore: its author for a day, the homeowner at any time.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["removeChoreFeedback"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chores/turn-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline the swap `{id}`.
         * @description For: roomie.
         */
        put: operations["answerSwap"];
        post?: never;
        /**
         * Undo the change `{id}`: by those concerned or the homeowner, while its turns are unchanged; or withdraw an unanswered swap, by the person who asked.
         * @description For: roomie, homeowner, admin.
         */
        delete: operations["undoTurnChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chores/turns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take over or pass on a turn in the own household, or ask for a swap, which the other person accepts. Everyone concerned gets an alert and can undo it.
         * @description For: roomie.
         */
        put: operations["changeTurn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the operator of this installation.
         * @description Open to everyone.
         */
        post: operations["contactOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-exports/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The own ZIP, signed in and with the secret of the link, which is sent in the body so that no log holds it. 404 for that of another account.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["downloadDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-exports/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of an e-mail leads to: how large the ZIP is, and until when it can be downloaded.
         * @description Open to everyone.
         */
        post: operations["openDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits/{id}/deductions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deduct something from the held deposit `{id}`, with a bill, or for what was left worse than it was found. The deductions are never more than what is held (422).
         * @description For: homeowner, admin.
         */
        post: operations["addDeduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits/{id}/deductions/{deduction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw a deduction, or answer the dispute about it: keep it, lower it or withdraw it. What a settled deposit then has left is returned, too.
         * @description For: homeowner, admin.
         */
        put: operations["changeDeduction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dispute deductions from the own deposit `{id}`, each once: while it is held, or within 60 days after it was settled.
         * @description For: roomie.
         */
        put: operations["disputeDeductions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits/{id}/set_offs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set off what the roomie owes against the held deposit `{id}`, the oldest first. Never more than is due and uncontested, or than is left (422).
         * @description For: homeowner, admin.
         */
        post: operations["setOffArrears"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposits/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sealed PDF of the newest settlement of the deposit `{id}`, for both sides; 409 while it is being made.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getDepositStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a certificate or a contract.
         * @description For: homeowner, admin.
         */
        put: operations["editHouseDocument"];
        post?: never;
        /**
         * Remove a certificate or a contract with its files. One that it has replaced counts again.
         * @description For: homeowner, admin.
         */
        delete: operations["removeHouseDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elections/{id}/candidacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stand for election, or no longer. Votes for a person who no longer stands can be given again.
         * @description For: roomie.
         */
        put: operations["standForSpeaker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elections/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Vote in secret, or change the own vote, until voting ends.
         * @description For: roomie.
         */
        put: operations["voteForSpeaker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a PDF or a recorded voice message, which only the uploader can read until it is sent or placed. As a form: the JSON in the field `about`, then the file.
         * @description For: roomie, homeowner.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a PDF or a voice message, for its uploader and everyone who can read the message it came with, or the guide, document or cost it belongs to.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller does first in the product, and what of it is done, as the data say.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dismiss the first steps.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["hideFirstSteps"];
        post?: never;
        /**
         * Bring the first steps back, for another 60 days.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["showFirstSteps"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a guest that the caller has entered. 409 when `version` is stale.
         * @description For: roomie, homeowner.
         */
        put: operations["editGuest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an entry of a guide.
         * @description For: homeowner, admin.
         */
        put: operations["editGuideEntry"];
        post?: never;
        /**
         * Remove an entry from a guide, with its photos and files.
         * @description For: homeowner, admin.
         */
        delete: operations["removeGuideEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an entry of a guide among those of its kind.
         * @description For: homeowner, admin.
         */
        put: operations["moveGuideEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process runs.
         * @description Open to everyone.
         */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process can answer requests: 503 while it cannot.
         * @description Open to everyone.
         */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to list houses. Makes a pending application and no account; the answer is the same for everybody.
         * @description Open to everyone.
         */
        post: operations["applyAsHomeowner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A homeowner’s profile: one’s own, or what they publish to the people of their houses.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getHomeowner"];
        /**
         * Own name, telephone and what roomies of the own houses see.
         * @description For: homeowner, admin.
         */
        put: operations["saveHomeowner"];
        post?: never;
        /**
         * Disable the account of a homeowner, having confirmed the password. 409 while houses are active.
         * @description For: admin.
         */
        delete: operations["disableHomeowner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/addagreement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a template of the homeowner `{id}`; with `agreement_id` change one, whose other text becomes its next version, or switch it on and off.
         * @description For: homeowner, admin.
         */
        put: operations["writeAgreementTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/addroom/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a room to a house of the homeowner `{id}`.
         * @description For: homeowner, admin.
         */
        put: operations["addRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct name and telephone of a homeowner; the audit log keeps what it was.
         * @description For: admin.
         */
        put: operations["changeHomeownerForAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every homeowner, with contact data; the read is on the audit log.
         * @description For: admin.
         */
        get: operations["listHomeowners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/confirm-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of an application with the link that was sent to it.
         * @description Open to everyone.
         */
        post: operations["confirmApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/deleteagreement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete a template of the homeowner `{id}` with its versions. 409 once anybody signed an agreement made from it.
         * @description For: homeowner, admin.
         */
        put: operations["deleteAgreementTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/getagreement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The templates of the homeowner `{id}` by title; to a roomie of theirs the agreements addressed to them.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listAgreementTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homeowners/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The same under the profile page’s path.
         * @description For: homeowner, admin.
         */
        put: operations["saveHomeownerProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a house that was seen in this `version`; what is left out stays. Other rules make a new version of them.
         * @description For: homeowner, admin.
         */
        put: operations["changeHouse"];
        post?: never;
        /**
         * Archive a house, or delete a draft. 409 while it has roomies.
         * @description For: homeowner, admin.
         */
        delete: operations["archiveHouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The announcements of house `{id}`, newest first. A roomie receives those of the days on which they lived there.
         * @description For: roomie, homeowner.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /**
         * Announce something to everyone who lives in house `{id}`; at most twenty a day.
         * @description For: homeowner.
         */
        post: operations["postAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The boards of house `{id}`, and when each was last opened.
         * @description For: roomie, homeowner.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Make a board for a tablet in house `{id}`. Its link works without signing in, until it is removed.
         * @description For: roomie, homeowner.
         */
        post: operations["makeBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar of house `{id}` as far as it is for the caller, for at most 62 days.
         * @description For: roomie, homeowner, neatkeeper.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address by which calendar programs subscribe to the calendar of house `{id}` for the caller.
         * @description For: roomie, homeowner, neatkeeper.
         */
        get: operations["getCalendarFeed"];
        /**
         * A new address in place of the one that the caller has, which opens nothing from then on.
         * @description For: roomie, homeowner, neatkeeper.
         */
        put: operations["renewCalendarFeed"];
        post?: never;
        /**
         * The address that the caller has opens nothing any more.
         * @description For: roomie, homeowner, neatkeeper.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chores of the house `{id}` for calendar programs (RFC 5545), by the secret of a link, with an ETag: turns from a month ago on, and the recurrence of each chore after them.
         * @description Open to everyone.
         */
        get: operations["getChoreCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificates and contracts of house `{id}`, as far as the caller reads them. Replaced ones are for homeowners.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listHouseDocuments"];
        put?: never;
        /**
         * Add a certificate or a contract to house `{id}`, also in place of one that is kept as history.
         * @description For: homeowner, admin.
         */
        post: operations["addHouseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/elections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the election of a speaker. Everyone who lives there gets a vote. A speaker in office stays until someone is elected.
         * @description For: roomie.
         */
        post: operations["callElection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the others in house `{id}` who comes to stay; at most twenty guests and parcels a day.
         * @description For: roomie, homeowner.
         */
        post: operations["enterGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The guide of house `{id}`: how things work there, as far as the caller reads it.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getGuide"];
        put?: never;
        /**
         * Add an entry to the guide of house `{id}`.
         * @description For: homeowner, admin.
         */
        post: operations["writeGuideEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/house-calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar of house `{id}` for calendar programs (RFC 5545), by the secret of a link, with an ETag: turns, cleaning, showings, repairs and days away, from a month ago until 62 days ahead.
         * @description Open to everyone.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/own-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a cost of the house `{id}` that its homeowner bears. Only they see it.
         * @description For: homeowner.
         */
        post: operations["addOwnCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell a roomie of house `{id}` where a parcel for them lies; at most twenty guests and parcels a day.
         * @description For: roomie, homeowner.
         */
        post: operations["enterParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what has to be repaired in house `{id}`. In a room, only those who live in it can.
         * @description For: roomie, homeowner, admin.
         */
        post: operations["reportRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an archived house again.
         * @description For: homeowner, admin.
         */
        post: operations["restoreHouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let the speaker or everyone who lives in a house enter its bills or set up its chores, or nobody.
         * @description For: homeowner, admin.
         */
        put: operations["setHouseRights"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/room-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The room choices of an own house, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["listRoomChoices"];
        put?: never;
        /**
         * Let people choose among free rooms of house `{id}`: each says in secret what every room is worth to them, and rooms and rents follow so that nobody prefers another’s. They get a link by e-mail.
         * @description For: homeowner, admin.
         */
        post: operations["openRoomChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/room-choices/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rooms and people of an own house that a room choice can be opened for.
         * @description For: homeowner, admin.
         */
        get: operations["listRoomChoiceCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/roomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current roomies of a house.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listHouseRoomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the rules, the one in force first, and when each began.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listHouseRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/rules.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules that are in force as a PDF, with version, date and who has acknowledged them.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["printRuleBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/speaker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who runs what in a house, who speaks for its roomies, and the election in progress.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getHouseSpeaker"];
        put?: never;
        post?: never;
        /**
         * Step down as the speaker of a house.
         * @description For: roomie.
         */
        delete: operations["stepDownAsSpeaker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The things that house `{id}` usually has, and which of them are needed.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getStock"];
        put?: never;
        /**
         * Add a thing to the stock of house `{id}`; at most 200. 409 when it has one of that name.
         * @description For: roomie, homeowner.
         */
        post: operations["addStockItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next twelve months of the house `{id}`, as it goes on and with the given changes. Nothing is stored. Roomies see their own rent and debts only. 422 for a change that can’t happen.
         * @description For: roomie, homeowner.
         */
        post: operations["askWhatIf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/{id}/wifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passwords of the wireless networks in the guide of house `{id}`, as far as the caller reads their entries.
         * @description For: roomie, homeowner, neatkeeper.
         */
        get: operations["getWifiPasswords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/add-house-2/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Second step: rooms, rules and amenities of a draft, which opens it. Its rooms become exactly those given.
         * @description For: homeowner, admin.
         */
        put: operations["completeHouse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/add-house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step: address and basics of a new house of the homeowner `{id}`. It is a draft until the second.
         * @description For: homeowner, admin.
         */
        post: operations["addHouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/admin/{id}/roomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current roomies of any house, with their contact data; the read is on the audit log.
         * @description For: admin.
         */
        get: operations["listRoomiesOfHouseForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/admin/houses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every house of every state, with its homeowner: searched, filtered and sorted.
         * @description For: admin.
         */
        get: operations["listHousesForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's houses: lived in, owned or kept; every house for an admin. Archived ones only when asked for.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listHouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/averages/variablecosts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the house `{id}` usually costs, by what it is for.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getCostAverages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/bestworst/{house}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a roomie of the own house a bonus for a month, close the month, or recalculate it.
         * @description For: homeowner, admin.
         */
        put: operations["setBestWorst"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/byId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One house with rooms, roomies, board, rules and standings.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getHouse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/calendar-link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses by which calendar programs subscribe to the chores of the house `{id}` for the caller.
         * @description For: roomie, homeowner, neatkeeper.
         */
        get: operations["getCalendarLink"];
        /**
         * New addresses in place of those that the caller has, which open nothing from then on.
         * @description For: roomie, homeowner, neatkeeper.
         */
        put: operations["renewCalendarLink"];
        post?: never;
        /**
         * The addresses that the caller has open nothing any more.
         * @description For: roomie, homeowner, neatkeeper.
         */
        delete: operations["revokeCalendarLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/chore-assignment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turns of the house `{id}`, the first first, in a window of at most 93 days.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listChoreAssignments"];
        put?: never;
        /**
         * Assign a turn in the own house `{id}`, or change when a chore is due and who does it. Only upcoming turns are planned again.
         * @description For: roomie, homeowner, admin.
         */
        post: operations["assignChores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/chore-balances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What everybody in house `{id}` owes for missed turns, and who is given no turns at the moment.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getChoreBalances"];
        /**
         * Resume turns for a roomie of house `{id}`, by the roomie or the homeowner. What they owe stays.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["resumeTurns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/chore-feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said about the chores of house `{id}`, or about one of them, newest first.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listChoreFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/chore-outlook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What will be due in the house `{id}` after the turns that are given out, the first first, in a window of at most 93 days.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getChoreOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/feed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in house `{id}`, newest first.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listHouseFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupancy of the homeowner's open houses, today and by month, rent, and what waits.
         * @description For: homeowner.
         */
        get: operations["getHomeownerFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/ownerhouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * These own houses, archived ones included. One id that is not an own house makes the whole call 404.
         * @description For: homeowner, admin.
         */
        post: operations["listOwnHouses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/purchase-limit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say up to which price one housemate is enough to confirm a purchase; above it the homeowner or two of them do.
         * @description For: homeowner, admin.
         */
        put: operations["setPurchaseLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/recalculating/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether shares of bills and purchases of the house `{id}` are being recalculated at the moment. `money:recalculated` says when that begins and ends.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getRecalculating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/recurring-bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bills of the house `{id}` that come again and again, and which of them wait to be entered.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listRecurringBills"];
        /**
         * Say how often a bill of the house `{id}` comes; who says so is reminded until it is entered. One a category.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["saveRecurringBill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/recurring-bills/{id}/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remind of this bill of the house `{id}` no more.
         * @description For: roomie, homeowner, admin.
         */
        delete: operations["removeRecurringBill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/recurring-bills/{id}/{category}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Leave out the next bill of this kind of the house `{id}`, or take it in again.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["skipRecurringBill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/rule-book/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of house `{id}` that are in force, what they were before, and who has acknowledged them.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getRuleBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/rule-book/{id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledge the rules that are in force, seen in this `version`; 409 with the newer ones.
         * @description For: roomie.
         */
        put: operations["acknowledgeRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/rule-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was proposed in house `{id}`, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listRuleChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/standings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where everybody who lived in house `{id}` in a month stands.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/updatesupplyboard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write the house's wanted board, seen in this `version`; 409 with the newer one. Live to the house.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["updateBoard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/variable-cost-preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a bill of the house `{id}` would be shared, and which other bills of that kind are for some of the same days.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["previewVariableCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/variable-costs-table/{id}/{period}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bills of the house `{id}` in a year or month as a table: a row a bill, and a row a share of it.
         * @description For: homeowner, admin.
         */
        get: operations["downloadVariableCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/variablecosts/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the house `{a}` cost in the year or month `{b}`: its bills, and what they come to by month. Who lived there then reads it, too.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getVariableCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/variablecosts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a bill of the house `{id}`, or correct one. It is shared by the days on which people lived there; a correction takes the earlier shares back and writes new ones.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["enterVariableCost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/houses/visits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports of visits to house `{id}`, newest first; a neatkeeper sees the own ones.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of an image, for its uploader and everyone who may see its subject.
         * @description Open to everyone.
         */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/placements/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photos of a house, a room, a person, a deduction from a deposit, a chore that was done or a receipt, in order.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getGallery"];
        /**
         * Put photos into order, caption them, add uploaded ones; a photo that is left out is taken away.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["arrangeGallery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notice period, notice and release of the lease `{id}`, for its two sides.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getLeaseEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a lease for another room of the same house, which takes the place of the lease `{id}` in force when both have signed it. The deposit is carried over.
         * @description For: homeowner, admin.
         */
        post: operations["agreeOnMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/rent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rent of the lease `{id}` with what was announced about it, for its two sides.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getLeaseRent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/rent-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a new rent for the own lease `{id}` from the first day of a rent period on. 422 names the earliest day, or the highest rent, that the rules of the house allow. One announcement at a time.
         * @description For: homeowner.
         */
        post: operations["announceRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the other party of the lease `{id}` to agree: under notice, to an earlier last day or that the notice is withdrawn; before its first day, that it is cancelled. One open request a lease.
         * @description For: roomie, homeowner.
         */
        post: operations["requestLeaseChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is open between the two sides of a lease under notice, for both; once it is released, as it was settled.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/rent-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledge the announced rent `{id}` of the own lease, or say why not. It applies either way.
         * @description For: roomie.
         */
        put: operations["answerRentChange"];
        post?: never;
        /**
         * Withdraw the own announcement `{id}` of a rent, until its day.
         * @description For: homeowner.
         */
        delete: operations["withdrawRentChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline the request `{id}` of the other party: accepted, it takes effect at once.
         * @description For: roomie, homeowner.
         */
        put: operations["answerLeaseRequest"];
        post?: never;
        /**
         * Withdraw the own open request `{id}`.
         * @description For: roomie, homeowner.
         */
        delete: operations["withdrawLeaseRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notice period, deposit, and the day and reminders of rent of leases in the own house `{id}`.
         * @description For: homeowner, admin.
         */
        get: operations["getLeaseSettings"];
        /**
         * Change notice period, deposit, and the day and reminders of rent in the own house `{id}`; what is given or due stays.
         * @description For: homeowner, admin.
         */
        put: operations["saveLeaseSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/arrears/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the roomies of the homeowner `{id}` owe: in total, by age, and who.
         * @description For: homeowner, admin.
         */
        get: operations["getArrears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/balance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the roomie `{id}` owes in total, and what it is made of; to a homeowner in own houses.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of the roomie `{id}`, newest first, every row with what it is of; to a homeowner of own houses.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in. One answer for every wrong combination; 429 after repeated failures.
         * @description Open to everyone.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey. It counts as both steps. One answer for everything that is wrong with it.
         * @description Open to everyone.
         */
        post: operations["passkeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser is asked with to sign in with a passkey. It says nothing of anybody.
         * @description Open to everyone.
         */
        post: operations["passkeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code, after the password was right (401 `second_step_required` gave the challenge).
         * @description Open to everyone.
         */
        post: operations["secondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, with the profile of their role.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Have the own account deleted in 14 days: who it was is forgotten then, what concerns others stays. All sessions end now. 409 while a tenancy is open or a house is held.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of the caller, as JSON; of longer lists the newest, and which those are (`cut_short`).
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller asked for in the last month, newest first.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listDataExports"];
        put?: never;
        /**
         * Have everything that is kept of the caller put together as a ZIP. An alert and an e-mail say when it is there. Asks for the password; at most three a day, 409 while one is on its way.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["askForDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ZIP of the own export `{id}`; 404 once it has expired.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["readDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the own account after all. Until then, a session of an account that is to be deleted can keep it, take its data along and sign out, and nothing else (403 `account_leaving`).
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["keepMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller wants to be told, and in which language and look.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getPreferences"];
        /**
         * Replaces what is given and leaves the rest.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["savePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices that show own alerts as notifications, and the key for adding one.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listPushDevices"];
        /**
         * Show own alerts on this device until it is signed out. Of more than 10 devices the oldest is removed.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["addPushDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop notifications on an own device.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        delete: operations["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-devices/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification to an own device.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["testPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-devices/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a device after signing in on it again. 404 if it shows no alerts of the caller.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["renewPushDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own conversations, the one with the newest message first, with unread counts.
         * @description For: roomie, homeowner.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a conversation by seq: the newest, those before, or those after a seq, which marks it read for the caller; or those around a message or a moment, which marks nothing. `{id}` is a conversation, a house (its own conversation) or a room (the current roomie's). Admins give a reason.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * 201 with the stored message; 200 with the first result for a repeated client_id.
         * @description For: roomie, homeowner.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the text of an own message and whom it mentions, within 15 minutes.
         * @description For: roomie, homeowner.
         */
        put: operations["editMessage"];
        post?: never;
        /**
         * Delete an own message; a tombstone keeps its place.
         * @description For: roomie, homeowner.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages/{message_id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a poll before its time: for the person who asked, and for the homeowner in the conversation of a house.
         * @description For: roomie, homeowner.
         */
        put: operations["closePoll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages/{message_id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pin a message for everyone in the conversation.
         * @description For: roomie, homeowner.
         */
        put: operations["pinMessage"];
        post?: never;
        /**
         * Unpin a message, whoever pinned it.
         * @description For: roomie, homeowner.
         */
        delete: operations["unpinMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages/{message_id}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The caller's reaction to a message; it replaces their previous one.
         * @description For: roomie, homeowner.
         */
        put: operations["reactToMessage"];
        post?: never;
        /**
         * Take the caller's reaction back.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages/{message_id}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The caller's answers to a poll, instead of their previous ones; none takes them back.
         * @description For: roomie, homeowner.
         */
        put: operations["votePoll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/messages/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the newest messages by e-mail to a verified address of a member of the conversation.
         * @description For: roomie, homeowner.
         */
        post: operations["emailConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * No alerts and no e-mails about unread messages of a conversation, for eight hours, a week or always.
         * @description For: roomie, homeowner.
         */
        put: operations["muteConversation"];
        post?: never;
        /**
         * Alerts and e-mails about a conversation again.
         * @description For: roomie, homeowner.
         */
        delete: operations["unmuteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pinned messages of a conversation, the newest pin first: twenty at most.
         * @description For: roomie, homeowner.
         */
        get: operations["listPins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A house's conversations, for admins; the reason goes to the audit log.
         * @description For: admin.
         */
        get: operations["listHouseConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that the caller can read, the newest first: by words, by sender, only with photos, or all of these. Every word has to match, in this form or another one of English or German; the last one can be unfinished.
         * @description For: roomie, homeowner.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own reports, those of the own houses, or for an admin all. Drafts only of oneself; the newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listMoveReports"];
        put?: never;
        /**
         * Sign and submit the own report of where one lives, with what was saved of it so far. As a form: the JSON in the field `report`, then up to 10 photos for the items that name them. 409 where it was submitted before.
         * @description For: roomie.
         */
        post: operations["submitMoveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report; of a move-out each item beside the one of the move-in.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getMoveReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions/{id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a report as the other party, with remarks on anything they see differently.
         * @description For: roomie, homeowner.
         */
        post: operations["acknowledgeMoveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions/{id}/addenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add something to a report that was submitted, by either side. What was submitted stays as it is.
         * @description For: roomie, homeowner.
         */
        post: operations["addToMoveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions/{id}/items/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save one item of the own draft; with an id that is not on the list, and where and what it is, a new one.
         * @description For: roomie, homeowner.
         */
        put: operations["saveReportItem"];
        post?: never;
        /**
         * Take what one added to the own draft off it again.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeReportItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions/{id}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign and submit the own draft of a homeowner.
         * @description For: homeowner.
         */
        post: operations["submitMoveOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/move-in-submissions/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a report, or come back to it: a roomie that of where they live, a homeowner that of a roomie who moves out. 409 where it is not the time for it.
         * @description For: roomie, homeowner.
         */
        post: operations["startMoveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account of a neatkeeper and mail the invite. 409 when the address has one.
         * @description For: admin.
         */
        post: operations["addNeatkeeper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One neatkeeper, as far as the caller may see them: a roomie of a kept house sees name and photo.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getNeatkeeper"];
        /**
         * A homeowner: on which days they come to which own houses; a house that is new for them is added. The neatkeeper: the own profile.
         * @description For: homeowner, neatkeeper, admin.
         */
        put: operations["changeNeatkeeper"];
        post?: never;
        /**
         * A homeowner ends the assignment to one own house or to all; an admin disables the account, having confirmed the password.
         * @description For: homeowner, admin.
         */
        delete: operations["endNeatkeeper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A homeowner: those of own houses. An admin: every neatkeeper; the read is on the audit log.
         * @description For: homeowner, admin.
         */
        get: operations["listNeatkeepers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/all-houses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The houses a neatkeeper looks after, with cleaning days and board; for an admin those of everybody.
         * @description For: neatkeeper, admin.
         */
        get: operations["listKeptHouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/create-neatkeeper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a neatkeeper to own houses. The response doesn’t reveal whether they have an account; they accept or decline once signed in.
         * @description For: homeowner, admin.
         */
        post: operations["inviteNeatkeeper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a visit to a house: areas with results and photos, and turns due by that day that were done. Turns that a roomie has posted since stay theirs.
         * @description For: neatkeeper.
         */
        post: operations["reportVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the report of a visit to an own house, by which its turns are done, or decline it, by which they are to be done again. 409 once it is decided.
         * @description For: homeowner, admin.
         */
        put: operations["decideVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/get-for-homeowner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The neatkeepers of a homeowner’s houses, and the invitations that wait for an answer.
         * @description For: homeowner, admin.
         */
        get: operations["listNeatkeepersOfHomeowner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations to look after houses that wait for the caller’s answer.
         * @description For: neatkeeper.
         */
        get: operations["listOwnInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline an invitation. 409 when it was answered or withdrawn.
         * @description For: neatkeeper.
         */
        put: operations["answerInvitation"];
        post?: never;
        /**
         * Take back an invitation to an own house. 409 when it was answered.
         * @description For: homeowner, admin.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neatkeepers/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the e-mail of an invitation again. 409 when it was answered; 429 after three an hour.
         * @description For: homeowner, admin.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newlease/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a lease link shows. It expires, can be withdrawn, and tells nothing beyond this offer.
         * @description Open to everyone.
         */
        get: operations["readLeaseOffer"];
        put?: never;
        /**
         * Sign the lease of an offer as it was seen, with the code that was e-mailed, or signed in to the account of the address. 409 once its text is another, it is signed, or the offer is over.
         * @description Open to everyone.
         */
        post: operations["signLeaseOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newlease/{slug}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail a code to the address to which the offer was made: who signs without an account enters it.
         * @description Open to everyone.
         */
        post: operations["requestSigningCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newlease/{slug}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sealed PDF of the lease that was signed by this link. 409 while it is made.
         * @description Open to everyone.
         */
        get: operations["getLeaseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newroomies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An own offer by id; by the secret of its link what the link shows.
         * @description For: homeowner, admin.
         */
        get: operations["getProspect"];
        /**
         * Change, withdraw or send again an own offer, also to another address; with the secret of its link: correct the own name and phone, or decline.
         * @description For: homeowner, admin.
         */
        put: operations["changeProspect"];
        /**
         * Offer the room `{id}` to an applicant, or to someone by name, with a lease made from an own template where one is named; they get the link to the offer by e-mail.
         * @description For: homeowner, admin.
         */
        post: operations["offerRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newroomies/all/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To whom the homeowner `{id}` offered a room, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["listProspects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newroomies/leasetemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write the lease of an own offer, from a template or by hand; with the secret of its link: sign it as it was seen. 409 once its text is another.
         * @description For: homeowner.
         */
        put: operations["writeLeaseText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own sticky note.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getNote"];
        put?: never;
        /**
         * Save the own sticky note. With `version` (of the note last seen) a newer one is not overwritten: 409.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["saveNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own alerts, newest first, with the count of unread ones.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark one alert read.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark every alert read.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["readAllNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Costs that homeowners bear, those paid last first. A homeowner gets those of own houses.
         * @description For: homeowner, admin.
         */
        get: operations["listOwnCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-costs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cost `{id}`, and what it said before it was changed.
         * @description For: homeowner, admin.
         */
        get: operations["getOwnCost"];
        /**
         * Change the cost `{id}`. What it said before stays in its history.
         * @description For: homeowner.
         */
        put: operations["changeOwnCost"];
        post?: never;
        /**
         * Remove the cost `{id}`. It no longer counts, and can be restored.
         * @description For: homeowner.
         */
        delete: operations["removeOwnCost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-costs/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore the removed cost `{id}`.
         * @description For: homeowner.
         */
        put: operations["restoreOwnCost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a parcel that the caller has entered. 409 when `version` is stale.
         * @description For: roomie, homeowner.
         */
        put: operations["editParcel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcels/{id}/pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a parcel is picked up, or that it still lies there: whose it is, and who entered it.
         * @description For: roomie, homeowner.
         */
        put: operations["pickUpParcel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passport-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of this installation’s passports, the current one first. Earlier ones stay.
         * @description Open to everyone.
         */
        get: operations["listPassportKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passport-states/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the passport whose facts have the hash `{hash}` (SHA-256 of their canonical JSON) is valid. `unknown`: it was not made here, or its owner’s account is deleted.
         * @description Open to everyone.
         */
        get: operations["getPassportState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passports that the caller has made, newest first.
         * @description For: roomie.
         */
        get: operations["listPassports"];
        put?: never;
        /**
         * Make a signed passport with the chosen parts. The answer has the file, which is not stored: only its hash is. At most five a day; 422 for a part that has nothing to say.
         * @description For: roomie.
         */
        post: operations["makePassport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an own passport: checks of its file say so from then on.
         * @description For: roomie.
         */
        delete: operations["revokePassport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a passport of the caller would say today, part by part. Parts without anything to say are absent.
         * @description For: roomie.
         */
        get: operations["previewPassport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment `{id}`, for both sides.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sealed PDF of the payment `{id}`, for both sides; 409 while it is being made, and once it is taken back.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getPaymentReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back the payment `{id}` with a reason; the ledger keeps both.
         * @description For: homeowner, admin.
         */
        put: operations["voidPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/bank-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where what is owed to the homeowner of the house `{id}` is paid to.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getBankDetails"];
        /**
         * Change where payments go from now on. Everyone who lives in the house gets an alert.
         * @description For: homeowner, admin.
         */
        put: operations["setBankDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/reported/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say, as the roomie `{id}`, that something was paid to the homeowner. They are asked whether it arrived; until then nobody is reminded.
         * @description For: roomie.
         */
        post: operations["reportPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/reported/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that the payment `{id}` that a roomie reported arrived. It is entered, and the roomie gets a receipt.
         * @description For: homeowner, admin.
         */
        put: operations["confirmReportedPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/reported/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that the payment `{id}` that a roomie reported has not arrived. What it was for is open as before.
         * @description For: homeowner, admin.
         */
        put: operations["rejectReportedPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/reported/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back, as the roomie who said so, that the payment `{id}` was made.
         * @description For: roomie.
         */
        put: operations["withdrawReportedPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the houses and rooms of a table, move its roomies in and invite them, with a lease to sign where a template is named. All or nothing.
         * @description For: homeowner.
         */
        post: operations["importPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a table of houses, rooms and roomies would become, and everything that stands against it.
         * @description For: homeowner.
         */
        post: operations["previewPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table to fill in, with example lines: one line per room, with its house and its roomie.
         * @description For: homeowner.
         */
        get: operations["portfolioTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previousroomies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who lived in the house, or in the houses of the homeowner, `{id}` and moved out; who left last comes first.
         * @description For: homeowner, admin.
         */
        get: operations["listPreviousRoomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previousroomies/by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A previous roomie with the stays that are over, for themselves and for whom they rented from.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getPreviousRoomie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previousroomies/feed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What roomie `{id}` did while they lived there, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listPreviousFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what the caller wrote, as long as it is sealed.
         * @description For: roomie, homeowner.
         */
        put: operations["editRating"];
        post?: never;
        /**
         * Remove a rating, with a reason that its author and who was rated read. It no longer counts.
         * @description For: admin.
         */
        delete: operations["removeRating"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{id}/private-feelings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written for admins alone with the rating `{id}`; each read is on the audit log.
         * @description For: admin.
         */
        get: operations["getPrivateFeelings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer what was revealed about the caller, once.
         * @description For: roomie, homeowner.
         */
        put: operations["replyToRating"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every rating, newest first; the read is on the audit log.
         * @description For: admin.
         */
        get: operations["listRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/can-rate/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether `{a}`, the caller, can rate `{b}`, and if not, why.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getCanRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/for/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revealed ratings about a person, newest first, with their average, and the caller’s own sealed ones. Roomies get the average of their homeowner, and what they wrote themselves.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listRatingsFor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/homeowner-for-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own stays whose homeowner can be rated, will be, or has been and still could; the newest first.
         * @description For: roomie.
         */
        get: operations["listHomeownersForRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/homeowner-to-roomie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a roomie of an own house, as roomies rate homeowners.
         * @description For: homeowner.
         */
        post: operations["rateRoomie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/roomie-to-homeowner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the homeowner of an own stay, once a stay, from its 14th day until 90 days after it. Sealed until both have rated, or for 14 days. 10 a day.
         * @description For: roomie.
         */
        post: operations["rateHomeowner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/roomies-for-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stays in own houses that can be rated, will be, or have been and still could; the newest first.
         * @description For: homeowner.
         */
        get: operations["listRoomiesForRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/written": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller wrote, newest first, with their private feelings.
         * @description For: roomie, homeowner.
         */
        get: operations["listOwnRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurring-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recurring costs that go on, the next one first. A homeowner gets those of own houses.
         * @description For: homeowner, admin.
         */
        get: operations["listRecurringCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurring-costs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what the recurring cost `{id}` adds from the next time on, skip the next one, or end it.
         * @description For: homeowner.
         */
        put: operations["changeRecurringCost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Repairs, newest first: of their house for roomies, of their houses for homeowners, those they take care of for neatkeepers.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listRepairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One repair with its notes.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getRepair"];
        put?: never;
        post?: never;
        /**
         * Withdraw an own report. It stays in the history.
         * @description For: roomie, homeowner.
         */
        delete: operations["withdrawRepair"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a repair, with a plan where there is one, or decline it. 409 when `version` is stale.
         * @description For: homeowner, admin.
         */
        put: operations["decideRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a repair is done, with photos of it. Only the homeowner enters what it cost.
         * @description For: homeowner, neatkeeper, admin.
         */
        put: operations["finishRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of the tradesperson who takes care of a repair. 409 when there is none.
         * @description For: homeowner, admin.
         */
        get: operations["getRepairLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to those who have to do with a repair.
         * @description For: roomie, homeowner, neatkeeper.
         */
        post: operations["writeRepairNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change who takes care of a repair, and when they come. Another time has to be agreed to again.
         * @description For: homeowner, neatkeeper, admin.
         */
        put: operations["planRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/reopening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a repair wasn’t done or didn’t last, at most thirty days after its end.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["reopenRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether the time of the visit suits. One that doesn’t is removed, with a note on what would.
         * @description For: roomie.
         */
        put: operations["answerRepairVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much had to be repaired within the last twelve months, how long it took, and what it cost.
         * @description For: homeowner, admin.
         */
        get: operations["getRepairFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of a tradesperson shows.
         * @description Open to everyone.
         */
        post: operations["readLinkedRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/link/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The tradesperson says that a repair is done.
         * @description Open to everyone.
         */
        put: operations["finishLinkedRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/link/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tradesperson writes a note. The same one twice in a row is stored once.
         * @description Open to everyone.
         */
        post: operations["writeLinkedRepairNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/link/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bytes of a photo of the repair that a link is about.
         * @description Open to everyone.
         */
        post: operations["readLinkedRepairPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repairs/link/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The tradesperson says when they come. Another time has to be agreed to again.
         * @description Open to everyone.
         */
        put: operations["planLinkedRepair"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A room choice of an own house: who has answered, then rooms and rents. Never anybody’s values.
         * @description For: homeowner, admin.
         */
        get: operations["getRoomChoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give people more time, also after the time was up. What they entered stays.
         * @description For: homeowner, admin.
         */
        put: operations["extendRoomChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the lease offers of a room choice that everyone accepted: each person gets the offer of their room at its rent, and a roomie’s lease for the other room is drafted. Repeated, it makes nothing twice.
         * @description For: homeowner, admin.
         */
        post: operations["offerRoomChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A room choice that the caller takes part in, with their own values and why the result suits them.
         * @description For: roomie.
         */
        get: operations["getOwnRoomChoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline the proposal. One person who declines ends the room choice.
         * @description For: roomie.
         */
        put: operations["replyToRoomChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say in secret what each room is worth. Changeable until everyone has answered; the last answer makes the proposal.
         * @description For: roomie.
         */
        put: operations["answerRoomChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw a room choice that has led to no lease offers yet.
         * @description For: homeowner, admin.
         */
        put: operations["withdrawRoomChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of a person who chooses a room shows.
         * @description Open to everyone.
         */
        post: operations["readLinkedRoomChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/link/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline the proposal by link.
         * @description Open to everyone.
         */
        put: operations["replyToLinkedRoomChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/link/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say in secret, by link, what each room is worth.
         * @description Open to everyone.
         */
        put: operations["answerLinkedRoomChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room-choices/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The room choices that the caller takes part in, newest first.
         * @description For: roomie.
         */
        get: operations["listOwnRoomChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A roomie: themselves. A homeowner: the roomies of own houses. An admin: every roomie.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listRoomies"];
        put?: never;
        /**
         * Move a new roomie into an empty room and invite them by e-mail. 409 if the address has a roomie’s account.
         * @description For: homeowner, admin.
         */
        post: operations["createRoomie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The facts of a stay, by the homeowner of its house; or the own telephone number, by the roomie.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["changeStay"];
        post?: never;
        /**
         * End a stay that has no lease, today. The account stays, as a previous roomie’s. 409 while a lease is in force.
         * @description For: homeowner, admin.
         */
        delete: operations["endStay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation once more. 409 when the roomie has chosen a password already.
         * @description For: homeowner, admin.
         */
        post: operations["inviteRoomieAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/{id}/list-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen the last ad of the room `{id}`, with the day from which the room can be had now.
         * @description For: homeowner, admin.
         */
        post: operations["listRoomAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/{id}/messages/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread messages of the caller in that roomie's room conversation, and in all of theirs.
         * @description For: roomie, homeowner.
         */
        get: operations["countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The homeowner’s private note about a roomie, who never sees it.
         * @description For: homeowner, admin.
         */
        put: operations["saveRoomieNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/{id}/recalc-supplies-monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Recalculate a month of the house of the roomie `{id}` from its purchases. The result arrives as `supplies:recalculated`.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["recalculateSupplies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/addagreementtoroomie/{room}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an agreement from an own template for who lives in the own room `{room}`, as a draft, or sent at once. 422 names placeholders without a value.
         * @description For: homeowner, admin.
         */
        post: operations["addAgreementToRoomie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/addpayment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a payment of the roomie `{id}`. It pays what is due, the oldest first; what is left over stays to their credit.
         * @description For: homeowner, admin.
         */
        put: operations["addPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account of a roomie who lives nowhere yet, and mail the invite. 409 when the address has one.
         * @description For: admin.
         */
        post: operations["addRoomieForAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct name and telephone of a roomie; the audit log keeps what it was.
         * @description For: admin.
         */
        put: operations["changeRoomieForAdmin"];
        post?: never;
        /**
         * Disable the account of a roomie, having confirmed the password. 409 while they live somewhere.
         * @description For: admin.
         */
        delete: operations["disableRoomie"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every roomie, with contact data; the read is on the audit log.
         * @description For: admin.
         */
        get: operations["listRoomiesForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roomies of all own houses; every roomie for an admin.
         * @description For: homeowner, admin.
         */
        get: operations["listAllRoomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/allhousesupplies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was bought for the house `{id}`, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listHouseSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/allsupplies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was bought by, and what became of the roomie `{id}`, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listRoomieSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One roomie, as far as the caller may see them.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getRoomie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/chore-debt-money/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay for missed turns with money, where the house agreed on a price: those who did more get it, as a part of what is settled up.
         * @description For: roomie.
         */
        put: operations["payTurnsWithMoney"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/chore-debt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay for missed turns with points of this month: they are gone from the own standing, and from what is owed.
         * @description For: roomie.
         */
        put: operations["payChoreDebt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/damage_deposit_data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deposit of the roomie `{id}` after their last lease, for themselves, whom they rented from, and admins; defaults while there is none.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getDamageDeposit"];
        /**
         * Settle the deposit of the roomie `{id}`: what was returned, when and how. Together with the deductions it is what was held, or 422.
         * @description For: homeowner, admin.
         */
        put: operations["settleDamageDeposit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/deletefeed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remove what roomie `{id}` posted: the roomie before anybody has given a verdict, the homeowner at any time. What is decided stays decided.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["deleteFeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/deletesupply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a purchase of the roomie `{id}` back: the buyer before it counts, or where another price was confirmed; the homeowner at any time.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["deleteSupply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/editagreement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the text of an agreement of the roomie `{id}`; earlier versions stay readable. An agreement in force stays as it is: a draft is created that replaces it once signed.
         * @description For: homeowner, admin.
         */
        put: operations["editAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/emptyrooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vacant and listed rooms: of the house lived in, of the own houses, of every house for an admin.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listEmptyRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/feed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What roomie `{id}` did, newest first; to others what was done in a house that they share, own or keep.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listFeed"];
        put?: never;
        /**
         * Post that roomie `{id}` did a chore: anyone’s turn, or an extra chore. Sent again with its `client_id` it answers with the first result.
         * @description For: roomie, homeowner, admin.
         */
        post: operations["postFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/feedappeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Appeal against an own strike, or feedback on own work, within 7 days: once each, 5 a day. A strike is named by its turn, or by chore and day.
         * @description For: roomie.
         */
        put: operations["appealFeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/getallagreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agreements of the roomie `{id}` that are under way or in force, newest first; to the roomie those sent.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listAgreementsOfRoomie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/getoldagreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agreements of the roomie `{id}` that are over: released, archived, or never signed. Newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listOldAgreementsOfRoomie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/homeowner-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A roomie: what their homeowner sent them for their room, what is still to be signed first. A homeowner: all own. An admin: all.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listOwnAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current roomies of a house.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listRoomiesOfHouse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/leasetemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A homeowner: write the lease of the roomie `{id}`, a new draft or the one under way. The roomie: sign an agreement as it was seen. 409 once its text is another.
         * @description For: roomie, homeowner.
         */
        put: operations["leaseOfRoomie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/markvacant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The room is empty from today: ends a stay that has no lease. 409 while a lease is being released.
         * @description For: homeowner, admin.
         */
        put: operations["markRoomVacant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/ownerroomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The current roomies of these own houses. One id that is not an own house makes the whole call 404.
         * @description For: homeowner, admin.
         */
        post: operations["listRoomiesOfOwnHouses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/points/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why roomie `{id}` has points and strikes, newest first; to a homeowner what happened in own houses.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/prerelease/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give notice on the lease of the roomie `{id}`, by either side. 422 names the earliest day that the notice period of the house allows.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["preReleaseLease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Own name, telephone, emergency contact and the days one is away.
         * @description For: roomie, admin.
         */
        put: operations["saveRoomieProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/recurring-supplies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what the next purchases of `{id}` are called and cost; those that are entered stay as they are.
         * @description For: roomie.
         */
        put: operations["changeRecurringSupply"];
        post?: never;
        /**
         * Enter the purchase `{id}` no more by itself.
         * @description For: roomie, homeowner, admin.
         */
        delete: operations["stopRecurringSupply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/recurring-supplies/{id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Leave out the next purchase of `{id}`, or take it in again.
         * @description For: roomie.
         */
        put: operations["skipRecurringSupply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/recurring-supplies/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchases for the house `{id}` that are entered again by themselves.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listRecurringSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/releaselease/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End the lease under notice of the roomie `{id}` with the settlement that was seen: the stay ends and the room is vacant.
         * @description For: homeowner, admin.
         */
        put: operations["releaseLease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/resetpassword/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A roomie changes the own password; a homeowner or admin has a reset link sent, and never chooses one.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["resetRoomiePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/rollbackrelease/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back the release of the last lease of the roomie `{id}`, or the own notice: everything is as it was before. 409 for the notice of the other party, and once the room is let or promised to another person.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["rollBackRelease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/roominfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what is said of the room `{id}`; what is left out stays.
         * @description For: homeowner, admin.
         */
        put: operations["changeRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/roomnew/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a roomie to another empty room of the same homeowner, from a day that is not in the future.
         * @description For: homeowner, admin.
         */
        put: operations["moveRoomie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/rulechange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Propose a change to a rule of the own household. The homeowner and housemates get an alert, the caller a copy by e-mail; at most five a day.
         * @description For: roomie.
         */
        put: operations["proposeRuleChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/setAgreementStatus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a signed agreement of the roomie `{id}` in force, or out of it. Not a lease: that is countersigned and released. 409 where the room has another of its type in force.
         * @description For: homeowner, admin.
         */
        put: operations["setAgreementStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/showings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Showings in the house lived in, in the own houses, or for an admin everywhere.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listShowings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/showings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Showings of the room `{id}`.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listShowingsOfRoom"];
        /**
         * Of the room `{id}`: its homeowner proposes, moves and cancels showings, and who lives in it confirms or declines them. 409 where another showing has the time.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["actOnShowing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/supplies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a purchase of the roomie `{id}` for the house they live in. It counts once its price is confirmed.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["enterSupply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/verifiedsupplies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What counts of the purchases of the roomie `{id}`, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listVerifiedSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/verifyfeed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give what roomie `{id}` posted a point or a strike. It can be changed for 24 hours, until it is decided.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        put: operations["verifyFeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roomies/verifysupply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what a purchase of the roomie `{id}` cost: a housemate, never the buyer, or the homeowner.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["verifySupply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Retire an empty room. Its history stays; 409 while it has a roomie.
         * @description For: homeowner, admin.
         */
        delete: operations["retireRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One proposal.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getRuleChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule-changes/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said about a proposal, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listRuleComments"];
        put?: never;
        /**
         * Say something about a proposal that is not decided.
         * @description For: roomie, homeowner.
         */
        post: operations["addRuleComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule-changes/{id}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an own comment away; that there was one stays.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeRuleComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule-changes/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline, with a reason, once voting is over. Accepting puts `rules` in force, seen in this `rules_version`; 409 with the newer ones.
         * @description For: homeowner, admin.
         */
        put: operations["decideRuleChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule-changes/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Vote, or change the own vote, while there is voting. Voting is over after 7 days, or when all who lived there have voted.
         * @description For: roomie.
         */
        put: operations["voteOnRuleChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that the payment `{id}` has come, whether or not who owes has said so. It counts from then on.
         * @description For: roomie, homeowner.
         */
        put: operations["confirmSettleUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that the payment `{id}` is made. Who is owed is asked whether it has come.
         * @description For: roomie, homeowner.
         */
        put: operations["paySettleUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report that the payment `{id}` has not arrived, with a reason. The payer gets an alert.
         * @description For: roomie, homeowner.
         */
        put: operations["rejectSettleUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask who owes for the payment `{id}`; at most once a day.
         * @description For: roomie, homeowner.
         */
        put: operations["remindOfSettleUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back that the payment `{id}` is made, before it is confirmed.
         * @description For: roomie, homeowner.
         */
        put: operations["takeBackSettleUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back that the payment `{id}` has come, with a reason; the ledger keeps both.
         * @description For: roomie, homeowner.
         */
        put: operations["undoSettleUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who owes whom for purchases in the house `{id}`, and the payments that make everybody even.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getSettleUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settle-up/house/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments between housemates of the house `{id}` that were confirmed, the last first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listSettledPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showings/quiet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the own room is not to be shown.
         * @description For: roomie.
         */
        get: operations["getQuietTimes"];
        /**
         * Say when the own room is not to be shown; some hours of each week stay free for showings.
         * @description For: roomie.
         */
        put: operations["saveQuietTimes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showings/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When rooms of the own house `{id}` can be shown.
         * @description For: homeowner, admin.
         */
        get: operations["getShowingSettings"];
        /**
         * Say when rooms of the own house `{id}` can be shown. 409 when `version` is stale.
         * @description For: homeowner, admin.
         */
        put: operations["saveShowingSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showings/slots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the own room `{id}` can be shown in the 14 days from `from` on: the hours of the house without notice, other showings and quiet times.
         * @description For: homeowner, admin.
         */
        get: operations["listShowingSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showings/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of a visitor shows.
         * @description Open to everyone.
         */
        post: operations["readVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/showings/visit/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The visitor confirms, where nobody else is asked, or cannot come.
         * @description Open to everyone.
         */
        post: operations["answerVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A thing of the stock, with when it ran low and which purchases brought it.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["getStockItem"];
        /**
         * Change what a thing is called and where it is kept. 409 when `version` is stale.
         * @description For: roomie, homeowner.
         */
        put: operations["editStockItem"];
        post?: never;
        /**
         * Remove a thing from the stock, with its history. Purchases stay.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeStockItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that the caller gets a thing that is needed, for a day, or doesn’t after all. 409 when another person does.
         * @description For: roomie, homeowner.
         */
        put: operations["claimStockItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{id}/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a thing is running low, used up, or that there is enough again. The same level again changes nothing; 409 when it has changed since. Neatkeepers say what is needed.
         * @description For: roomie, homeowner, neatkeeper.
         */
        put: operations["markStockItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the purchase `{id}` out of the history by a counter-entry.
         * @description For: homeowner, admin.
         */
        delete: operations["removeSupplyFromHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/homeowner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What counts of what was bought in the houses of the homeowner `{id}`, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["getHomeownerSuppliesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What counts of what was bought for the house `{id}`, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getHouseSuppliesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/house/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What counts of what was bought for the house `{id}`, as a table with what each bears; it can be imported.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["exportSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/house/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the purchases of a file into the history of the house `{id}`. They count at once.
         * @description For: homeowner, admin.
         */
        post: operations["importSupplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/house/{id}/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a file of purchases would become in the house `{id}`, and every line that would not.
         * @description For: homeowner, admin.
         */
        post: operations["previewSuppliesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/house/{id}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files that were taken into the history of the house `{id}`, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["listSuppliesImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/house/{id}/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who paid and bears how much, and for what, by month, in the house `{id}`; the last 24 months with a purchase.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getHouseSuppliesMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take everything that came with the import `{id}` out of the history by counter-entries.
         * @description For: homeowner, admin.
         */
        delete: operations["takeBackSuppliesImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/roomie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What counts of what the roomie `{id}` bought, in every house, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getRoomieSuppliesHistory"];
        put?: never;
        post?: never;
        /**
         * Take what the roomie `{id}` bought in own houses out of the history by counter-entries, the oldest first.
         * @description For: homeowner, admin.
         */
        delete: operations["removeSuppliesOfRoomie"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies-history/roomie/{id}/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the roomie `{id}` bought and bears in total, by house.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getSuppliesTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said about the purchase `{id}`, newest first.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["listSupplyComments"];
        put?: never;
        /**
         * Say something about the purchase `{id}`. Its buyer and those who spoke before are told.
         * @description For: roomie, homeowner.
         */
        post: operations["addSupplyComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplies/{id}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an own comment away; that there was one stays.
         * @description For: roomie, homeowner.
         */
        delete: operations["removeSupplyComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the Terms and NDA in force were accepted, with version and time.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploadimages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload 1 to 10 images, which only the uploader sees until they are placed. Each one is answered on its own.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        post: operations["uploadImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploadimages/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload images and place them after the photos that the room has.
         * @description For: homeowner, admin.
         */
        post: operations["uploadRoomImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variable-costs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bill `{id}`, who bears what of it and why, and what it said before it was corrected.
         * @description For: roomie, homeowner, admin.
         */
        get: operations["getVariableCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variable-costs/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take the bill `{id}` back by a counter-entry: nobody bears anything of it any more.
         * @description For: roomie, homeowner, admin.
         */
        put: operations["takeBackVariableCost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that waits for an answer of the caller, most pressing first, then what they can do next.
         * @description For: roomie, homeowner, neatkeeper, admin.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open rooms for everybody, newest first; filtered by city, highest rent and the day one would move in.
         * @description Open to everyone.
         */
        get: operations["listAds"];
        put?: never;
        /**
         * Write an ad for an own room, as a draft or published at once. 409 where the room has one already.
         * @description For: homeowner, admin.
         */
        post: operations["createAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An open room, for everybody. 404 once its ad is not open any more.
         * @description Open to everyone.
         */
        get: operations["getAd"];
        /**
         * Change what an ad says; what is left out stays. 409 when `version` is stale or the ad is closed.
         * @description For: homeowner, admin.
         */
        put: operations["changeAd"];
        post?: never;
        /**
         * Close an ad: applicants without an answer are informed that the room is gone. A draft is deleted.
         * @description For: homeowner, admin.
         */
        delete: operations["closeAd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/{id}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who applied for the room of an own ad, newest first. An admin’s look is on the audit log.
         * @description For: homeowner, admin.
         */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a draft, pause an open ad or resume a paused one.
         * @description For: homeowner, admin.
         */
        put: operations["stepAd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/addapplicant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply for an advertised room without an account. The answer is the same for everybody; an e-mail follows.
         * @description Open to everyone.
         */
        put: operations["addApplicant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/applicants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an applicant on or decline them; they get an e-mail. 409 if their state doesn’t allow it.
         * @description For: homeowner, admin.
         */
        put: operations["moveApplicant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/applications/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of an application with the link that was sent to it. The homeowner sees it from now on.
         * @description Open to everyone.
         */
        post: operations["confirmAdApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/applications/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an application back with the link that was sent to its address.
         * @description Open to everyone.
         */
        post: operations["withdrawAdApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own ads of every state, newest first; for an admin everybody’s.
         * @description For: homeowner, admin.
         */
        get: operations["listOwnAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/mine/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An own ad of whatever state, with all its photos.
         * @description For: homeowner, admin.
         */
        get: operations["getOwnAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wds/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own ads with applicants who have no answer yet, those who wait longest first.
         * @description For: homeowner.
         */
        get: operations["listWaitingApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income, costs and result of own houses in a year, compared with the year before.
         * @description For: homeowner, admin.
         */
        get: operations["getYearlyStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-statement/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows that a figure of the yearly statement is the sum of, newest first.
         * @description For: homeowner, admin.
         */
        get: operations["listStatementEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-statement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The yearly statement as a PDF, in the reader’s language.
         * @description For: homeowner, admin.
         */
        get: operations["printYearlyStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-statement/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of the yearly statement as a table for spreadsheets, oldest first, in the reader’s language.
         * @description For: homeowner, admin.
         */
        get: operations["downloadStatementTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        Activity: {
            /** Format: uuid */
            _id: string;
            actor: {
                /** Format: uuid */
                _id: string;
                name: string;
                photo: string | null;
                role: string;
            } | null;
            /** Format: date-time */
            at: string;
            house_id: string | null;
            /** @description The domain event, for instance messages.posted */
            kind: string;
            subject: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            summary: string;
            /** @enum {string} */
            topic: "accounts" | "houses" | "ads" | "agreements" | "moves" | "chores" | "rules" | "cleaning" | "messages" | "money" | "ratings";
        };
        ActivitySubject: {
            /** Format: uuid */
            _id: string;
            /** @description The city of a house; null for a person */
            detail: string | null;
            /** @enum {string} */
            kind: "house" | "person";
            name: string;
            /** @description Of a person; null for a house */
            role: ("roomie" | "homeowner" | "neatkeeper" | "admin") | null;
        };
        AdLivingCosts: {
            /** @description What each person bore of the bills */
            bills: string;
            /**
             * Format: date
             * @description The first day of the twelve months
             */
            from: string;
            /** @description And of what was bought for everyone */
            supplies: string;
            /**
             * Format: date
             * @description And the last
             */
            to: string;
            /** @description Both, and the rent of this room */
            total: string;
        };
        AdminRating: {
            /** Format: uuid */
            _id: string;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description Read one by one */
            has_private_feelings: boolean;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What the reader can do */
            may: {
                edit: boolean;
                reply: boolean;
            };
            rated: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @enum {string} */
            rated_type: "homeowner" | "roomie";
            /** @description Stars; null: it was removed */
            rating: number | null;
            /** @description By Common Roof */
            removed: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** @description By who was rated */
            reply: {
                /** Format: date-time */
                at: string;
                text: string;
            } | null;
            revealed_at: string | null;
            /** @description While it is sealed: when it is revealed at the latest */
            reveals_at: string | null;
            /** @enum {string} */
            state: "sealed" | "revealed";
            stay: {
                /** Format: date */
                from: string;
                /** Format: uuid */
                tenancy_id: string;
                /** @description null: it is current */
                until: string | null;
            };
            version: number;
            what_could_be_improved: string;
            whats_good: string;
            /** Format: date-time */
            written_at: string;
        };
        AdPhoto: {
            caption: string;
            height: number;
            /** Format: uuid */
            image_id: string;
            small_url: string;
            url: string;
            width: number;
        };
        AdQuestion: {
            /** Format: uuid */
            id: string;
            required: boolean;
            text: string;
        };
        Agreement: {
            /** Format: uuid */
            _id: string;
            countersigned_at: string | null;
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** @description Until when it can be signed */
            expires_at: string | null;
            homeowner: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /**
             * @description Of the text
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "ar";
            /** @description Who signs it beside the homeowner */
            party: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                kind: "roomie" | "prospect";
                name: string;
            };
            /** @description Of a lease on which notice was given */
            release_date: string | null;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            sent_at: string | null;
            signed_at: string | null;
            /** @enum {string} */
            state: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
            /** @description Of a lease */
            terms: components["schemas"]["LeaseTerms"] | null;
            text_version: number;
            title: string;
            /** @enum {string} */
            type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
            version: number;
        };
        AgreementDetail: {
            /** Format: uuid */
            _id: string;
            /** @description HTML, as it is kept and signed */
            agreement: string;
            /** @description What who signs agrees to about electronic records */
            consent: {
                points: string[];
                version: number;
            };
            countersigned_at: string | null;
            /** Format: date-time */
            created_at: string;
            currency: string;
            decline_reason: string;
            /** @description Until when it can be signed */
            expires_at: string | null;
            /** @description Its PDF can be downloaded */
            has_document: boolean;
            homeowner: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /**
             * @description Of the text
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "ar";
            /** @description Placeholders that nothing is known for: it cannot be sent */
            missing: ("homeowner_name" | "homeowner_email" | "homeowner_phone" | "roomie_name" | "roomie_email" | "roomie_phone" | "house_name" | "house_address" | "room_name" | "room_size" | "rent" | "rent_period" | "deposit" | "starts_on" | "ends_on" | "today")[];
            /** @description Who signs it beside the homeowner */
            party: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                kind: "roomie" | "prospect";
                name: string;
            };
            /** @description Of a lease on which notice was given */
            release_date: string | null;
            /** @description The rent that was announced last for a lease; the one that follows it proposes this. null: as signed */
            rent_announced: string | null;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            sent_at: string | null;
            signatures: components["schemas"]["Signature"][];
            signed_at: string | null;
            /** @description With its placeholders; for the homeowner */
            source: string | null;
            /** @enum {string} */
            state: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
            steps: {
                /** Format: date-time */
                at: string;
                /** @description null: nobody, the time did it */
                by: ("homeowner" | "tenant" | "admin") | null;
                /** @enum {string} */
                step: "created" | "rewritten" | "sent" | "reminded" | "opened" | "signed" | "declined" | "withdrawn" | "expired" | "countersigned" | "activated" | "deactivated" | "superseded" | "move_agreed" | "cancellation_requested" | "cancelled" | "notice_given" | "notice_taken_back" | "term_ends" | "term_runs_on" | "earlier_end_requested" | "earlier_end_agreed" | "withdrawal_requested" | "request_declined" | "request_withdrawn" | "rent_announced" | "rent_withdrawn" | "rent_acknowledged" | "rent_objected" | "released" | "rolled_back" | "archived" | "sealed";
            }[];
            /** @description The one in force that it takes the place of */
            supersedes: string | null;
            /** @description Of a lease */
            terms: components["schemas"]["LeaseTerms"] | null;
            /** @description Of title, terms and text as they are shown; who signs says which they saw */
            text_sha256: string;
            text_version: number;
            title: string;
            /** @enum {string} */
            type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
            version: number;
        };
        AgreementTemplate: {
            /** Format: uuid */
            _id: string;
            /** @description Can be sent */
            isActive: boolean;
            /**
             * @description Of the text; days and amounts are written in it
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "ar";
            text_version: number;
            title: string;
            /** @enum {string} */
            type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AgreementTemplateDetail: {
            /** Format: uuid */
            _id: string;
            /** @description HTML, as it is kept */
            agreement: string;
            /** Format: uuid */
            homeowner_id: string;
            /** @description Can be sent */
            isActive: boolean;
            /**
             * @description Of the text; days and amounts are written in it
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "ar";
            text_version: number;
            title: string;
            /** @enum {string} */
            type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        AgreementTemplateVersion: {
            agreement: string;
            author: string | null;
            /** Format: date-time */
            created_at: string;
            number: number;
        };
        AgreementVersion: {
            agreement: string;
            author: string | null;
            /** Format: date-time */
            created_at: string;
            number: number;
        };
        AlertPreference: {
            /** @enum {string} */
            email: "immediately" | "digest" | "never";
            /** @description Counted and shown live; otherwise it is in the list, read already */
            in_app: boolean;
            /** @enum {string} */
            kind: "messages_missed" | "message_mentioned" | "conversation_emailed" | "account_security" | "welcome" | "homeowner_applied" | "house_rules" | "stay_changed" | "cleaning_invitation" | "cleaning_answered" | "cleaning_changed" | "room_applied" | "showing_asked" | "showing_changed" | "showing_reminder" | "room_choice_to_answer" | "room_choice_changed" | "agreement_to_sign" | "agreement_answered" | "agreement_changed" | "lease_ends" | "move_reports" | "deposit_changed" | "deposit_due" | "supply_to_verify" | "supply_decided" | "supplies_imported" | "bank_details_changed" | "settle_up_to_pay" | "settle_up_to_confirm" | "settle_up_answered" | "bill_entered" | "share_changed" | "bill_due" | "costs_added" | "payment_to_confirm" | "payment_rejected" | "payment_entered" | "payment_voided" | "rent_due" | "ledger_wrong" | "chores_due" | "chores_missed" | "chores_offered" | "turns_paused" | "turn_changed" | "swap_asked" | "feed_to_verify" | "points_given" | "strike_given" | "strikes_reached" | "appeal_opened" | "appeal_decided" | "month_closed" | "rule_change_open" | "rule_change_to_decide" | "rule_change_decided" | "speaker_to_elect" | "speaker_changed" | "announcement_posted" | "chore_feedback" | "visit_reported" | "visit_decided" | "turns_serviced" | "repair_reported" | "repair_changed" | "document_expiry" | "guide_news" | "parcel_arrived" | "rating_to_write" | "rating_news";
            /** @description Shown as a notification on the devices where that is turned on */
            push: boolean;
        };
        Announcement: {
            /** Format: uuid */
            _id: string;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description When its words last changed; null: never */
            edited_at: string | null;
            /** Format: uuid */
            house_id: string;
            /** Format: date-time */
            posted_at: string;
            /** @description When the caller first opened it; null for the homeowner */
            read_at: string | null;
            /** @description How many have read it, for the homeowner; null for roomies */
            readings: {
                given: number;
                /** @description Who lives there now and lived there when it was posted */
                of: number;
            } | null;
            text: string;
            title: string;
            /** @description Counts its edits */
            version: number;
        };
        AnnouncementReader: {
            /** Format: uuid */
            _id: string;
            first_name: string;
            last_name: string;
            photo: string | null;
            read_at: string | null;
        };
        Appeal: {
            /** Format: uuid */
            _id: string;
            chore: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                name: string;
            };
            decided_at: string | null;
            /** @description null: nobody, in time */
            decided_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /**
             * @description Whose turn it is to decide
             * @enum {string}
             */
            decider: "homeowner" | "admin";
            /**
             * Format: date-time
             * @description When it goes to an admin, or is upheld because nobody decided
             */
            decides_at: string;
            /** @description What it is about, unless that is a strike */
            feedback: {
                /** Format: uuid */
                _id: string;
                author: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    /** @enum {string} */
                    role: "roomie" | "homeowner" | "neatkeeper";
                };
                /** Format: date-time */
                created_at: string;
                /** @description Empty once it was taken away */
                feedback: string;
            } | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What was posted and said of it; null: nothing was */
            item: components["schemas"]["FeedItem"] | null;
            /** @description Whether that is the caller */
            may_decide: boolean;
            /** Format: date-time */
            opened_at: string;
            /** @description Empty while it is open, and where nobody decided in time */
            reason: string;
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @enum {string} */
            state: "open" | "upheld" | "dismissed";
            /** @description What it is about, unless that is feedback */
            strike: {
                /** Format: uuid */
                assignment_id: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                cause: "rejected" | "missed";
                /** Format: date */
                due_on: string;
                /** @description What the chore is worth */
                points: number;
            } | null;
            text: string;
        };
        Applicant: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            ad_id: string;
            answers: {
                answer: string;
                question: string;
            }[];
            /**
             * Format: date-time
             * @description When the address was confirmed
             */
            applied_at: string;
            email: string;
            first_name: string;
            last_name: string;
            message: string;
            moved_at: string | null;
            phone: string | null;
            /** @enum {string} */
            state: "new" | "shortlisted" | "showing" | "offered" | "accepted" | "declined" | "withdrawn";
            version: number;
            wished_from: string | null;
        };
        AreaReportInput: {
            /** @enum {string} */
            area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
            name?: string;
            photos?: {
                caption?: string;
                /** Format: uuid */
                image_id: string;
            }[];
            /** @default  */
            remark?: string;
            /** @enum {string} */
            result: "done" | "partly" | "not_done";
        };
        ArrearsOfHouses: {
            /** @description How many people owe something that is due, house by house */
            owing: number;
            /** @description Who has owed for longest comes first; 20 at most */
            people: {
                currency: string;
                days_late: number;
                due: string;
                house: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                roomie: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    last_name: string;
                };
                /**
                 * Format: date
                 * @description The day on which the oldest of it was due
                 */
                since: string;
            }[];
            /** @description One for each currency */
            totals: {
                currency: string;
                /** @description By today, and not paid */
                due: string;
                over90: string;
                /** @description Due for 0–30 days */
                to30: string;
                to60: string;
                to90: string;
                upcoming: string;
            }[];
        };
        Assignment: {
            cleaning: components["schemas"]["CleaningPlan"];
            /** Format: uuid */
            house_id: string;
        };
        AssumedChange: {
            /** @constant */
            kind: "moves_out";
            /** Format: date */
            last_day: string;
            /** Format: uuid */
            roomie: string;
        } | {
            /** Format: date */
            first_day: string;
            /** @constant */
            kind: "moves_in";
            /** @description Absent: the rent of the room */
            rent?: string;
            /** Format: uuid */
            room: string;
        } | {
            /** Format: date */
            from: string;
            /** @constant */
            kind: "rent_changes";
            rent: string;
            /** Format: uuid */
            roomie: string;
        } | {
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            /** @constant */
            kind: "bill_changes";
            monthly: string;
        };
        AuditChain: {
            /** @description The first line that was changed or is missing */
            broken_at: number | null;
            /** Format: date-time */
            checked_at: string;
            /** @description The last line that is whole */
            up_to: number;
        };
        AuditLine: {
            actor: {
                /** Format: uuid */
                _id: string;
                name: string;
                role: string;
            } | null;
            /** Format: date-time */
            at: string;
            /** @description Facts; never text of people, passwords or links */
            details: {
                [key: string]: unknown;
            };
            event: string;
            ip: string | null;
            position: number;
            request_id: string | null;
            /** @description A person, a house or another thing it was done to */
            target: {
                _id: string;
                kind: ("person" | "house") | null;
                name: string | null;
            } | null;
        };
        BankDetails: {
            /** @description Who the account is of */
            holder: string;
            /** @description Without blanks */
            iban: string;
        };
        BankDetailsOfHouse: {
            changed_at: string | null;
            /** @description null: roomies learn where to pay in another way */
            details: components["schemas"]["BankDetails"] | null;
            /** @description 0: nobody has ever said anything */
            version: number;
        };
        BankEntry: {
            /** Format: uuid */
            _id: string;
            /** @description The last characters of the payer’s account */
            account_end: string;
            amount: string;
            /** Format: date */
            booked_on: string;
            /**
             * @description Of an open entry
             * @enum {string}
             */
            certainty: "certain" | "likely" | "none";
            currency: string;
            ignored_at: string | null;
            /** @description Of an open entry: whose it probably is; several where they are equally good */
            matches: components["schemas"]["BankMatch"][];
            payer: string;
            /** @description null: not entered */
            payment: {
                /** Format: uuid */
                _id: string;
                house: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                roomie: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
            } | null;
            text: string;
        };
        BankMatch: {
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description They reported a payment of that amount, which entering it confirms */
            is_reported: boolean;
            /** @description A payment of these days that is entered already and looks like the same money */
            payment: {
                /** Format: uuid */
                _id: string;
                /** Format: date */
                paid_on: string;
            } | null;
            /** @description Strongest first */
            reasons: ("reference" | "account" | "payer" | "name" | "sum" | "due")[];
            roomie: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
        };
        BillSharer: {
            /** Format: uuid */
            roomie: string;
            shares: number;
        };
        Board: {
            items: string[];
            version: number;
        };
        CalendarEntry: {
            /** Format: uuid */
            _id: string;
            can: {
                /** @description Whether the caller entered it, and so can change and remove it */
                edit: boolean;
                /** @description Whether the caller can say that the parcel is picked up */
                pick_up: boolean;
            };
            /** Format: date-time */
            entered_at: string;
            entered_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** @description Whose parcel it is; null for a guest */
            for: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /**
             * Format: date
             * @description The first day of the guest; the day on which the parcel was entered
             */
            from_on: string;
            /** @enum {string} */
            kind: "guest" | "parcel";
            /** @description Of the guest; empty for a parcel */
            name: string;
            note: string;
            picked_up_at: string | null;
            /** @description Where the parcel lies; empty for a guest */
            place: string;
            /**
             * Format: date
             * @description The last day of the guest; as `from_on` for a parcel
             */
            to_on: string;
            version: number;
        };
        CalendarItem: {
            /** @description The same each time, and different for each item of a calendar */
            _id: string;
            /** @description The chore, the room, the repair, the guest, the bill or the purchase; may be empty */
            about: string;
            /**
             * Format: date
             * @description Its first day, in the time zone of the house
             */
            day: string;
            /** @description The guest or the parcel; null for what has a page of its own */
            entry: components["schemas"]["CalendarEntry"] | null;
            /** @description null: all day */
            from: string | null;
            /** @description Whether that is the caller */
            is_own: boolean;
            /** @enum {string} */
            kind: "turn" | "cleaning" | "showing" | "repair" | "guest" | "parcel" | "away" | "move_in" | "move_out" | "rent" | "bill" | "purchase";
            /** @description What its own page calls it: a chore, a repair, a room or a person */
            page_id: string | null;
            /** @description Whose turn, stay, parcel or purchase it is */
            person: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /** @enum {string} */
            state: "planned" | "tentative" | "done" | "missed";
            /** @description null: it has no end, or is all day */
            to: string | null;
            /**
             * Format: date
             * @description Its last day
             */
            until: string;
        };
        ChangeTurn: {
            /**
             * @description Do it for its assignee
             * @constant
             */
            do: "take_over";
            /** @description Of the turn, as it was seen */
            version: number;
        } | {
            /**
             * @description Leave it to the next one; it does not count as done
             * @constant
             */
            do: "pass_on";
            /** @description Of the turn, as it was seen */
            version: number;
        } | {
            /**
             * @description Ask to do each other’s turn
             * @constant
             */
            do: "swap";
            /** @description Of the turn, as it was seen */
            version: number;
            with: {
                /** Format: uuid */
                _id: string;
                /** @description Of the turn, as it was seen */
                version: number;
            };
        };
        Chore: {
            /** Format: uuid */
            _id: string;
            assign: components["schemas"]["ChoreAssigning"];
            /** @description What it was made from; null: the own idea of the house */
            catalogue: ("kitchen" | "bathroom" | "toilet" | "dishes" | "vacuum" | "mop" | "bins" | "recycling" | "living_room" | "stairs" | "fridge" | "oven" | "windows" | "dusting" | "laundry_room" | "plants" | "garden" | "balcony" | "shopping" | "cellar") | null;
            /** @description In the time zone of the house */
            due_time: string;
            /** Format: uuid */
            house_id: string;
            /** @enum {string} */
            icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
            /** @description Of the catalogue, in the language of the reader, unless the house gave it one */
            name: string;
            recurrence: components["schemas"]["Recurrence"];
            retired_at: string | null;
            /**
             * Format: date
             * @description The first day on which it can be due, from which intervals are counted
             */
            starts_on: string;
            steps: {
                /** Format: uuid */
                _id: string;
                description: string;
            }[];
            version: number;
            /** @description Points: how much work it is beside the others */
            weight: number;
        };
        ChoreAssigning: {
            /**
             * @description Who owes the house most is next
             * @constant
             */
            way: "fair";
        } | {
            /** @description Roomies; others follow them */
            readonly order: string[];
            /** @constant */
            way: "rotation";
        } | {
            /** Format: uuid */
            roomie_id: string;
            /** @constant */
            way: "fixed";
        } | {
            /** @constant */
            way: "random";
        } | {
            /**
             * @description The first to take it
             * @constant
             */
            way: "open";
        };
        ChoreAssignment: {
            /** Format: uuid */
            _id: string;
            /** @description null: the first to take it */
            assignee: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /** @description It was assigned by hand */
            by_hand: boolean;
            /** @description The change between roomies that it has its assignee from; it can be taken back */
            changed: {
                /** Format: uuid */
                _id: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                /** @enum {string} */
                how: "take_over" | "pass_on" | "swap";
            } | null;
            chore: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                name: string;
            };
            /** @description The neatkeeper who reported that it is done; it is nobody’s then */
            done_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /** Format: date-time */
            due_at: string;
            /** Format: date */
            due_on: string;
            /** @description A missed turn that others may do; null: a turn of the plan */
            offer: {
                /** @description Points on top, for anybody else */
                extra: number;
                missed_by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
            } | null;
            /** @description With what it gives on top */
            points: number;
            /** @enum {string} */
            state: "due" | "posted" | "verified" | "rejected" | "missed" | "serviced";
            /** @description An unanswered swap request: `turn` is the turn it is for */
            swap: {
                /** Format: uuid */
                _id: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                of: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                turn: {
                    /** Format: uuid */
                    _id: string;
                    chore: {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                    };
                    /** Format: date */
                    due_on: string;
                };
            } | null;
            version: number;
        };
        ChoreBalance: {
            /** @description Points, rounded up, that they owe for turns that they missed */
            owed: number;
            /** @description Turns that they passed on this month */
            passed_on: number;
            /** @description Since when they are given no turns, as they failed the last ones; null: they are given some */
            paused_on: string | null;
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
        };
        ChoreFeedback: {
            /** Format: uuid */
            _id: string;
            /** @description Against it, by the person who did the chore */
            appeal: ("open" | "upheld" | "dismissed") | null;
            /** @description For the person who did the chore: until when they can appeal */
            appealable_until: string | null;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
                /** @enum {string} */
                role: "roomie" | "homeowner" | "neatkeeper";
            };
            chore: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                name: string;
            };
            /** Format: date-time */
            created_at: string;
            /** @description Empty once it was taken away */
            feedback: string;
            /** Format: uuid */
            house_id: string;
            removed_at: string | null;
            /** @description It was dealt with */
            seen_to: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
            } | null;
        };
        CleaningPlan: {
            from: string | null;
            to: string | null;
            /** @description ISO weekdays: 1 is Monday */
            weekdays: number[];
        };
        CleaningVisit: {
            /** Format: uuid */
            _id: string;
            areas: {
                /** @enum {string} */
                area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
                /** @description What tells it from others of its kind, or what it is */
                name: string | null;
                photos: components["schemas"]["Photo"][];
                remark: string;
                /** @enum {string} */
                result: "done" | "partly" | "not_done";
            }[];
            /**
             * Format: date-time
             * @description From then on it holds, where nobody has said anything
             */
            confirms_at: string;
            decided: {
                /** Format: date-time */
                at: string;
                /** @description null: the time */
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                } | null;
                reason: string;
            } | null;
            /** Format: uuid */
            house_id: string;
            neatkeeper: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            remark: string;
            /** Format: date-time */
            sent_at: string;
            /** @enum {string} */
            state: "sent" | "confirmed" | "declined";
            turns: {
                chore: {
                    /** Format: uuid */
                    _id: string;
                    /** @enum {string} */
                    icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                    name: string;
                };
                /** Format: date */
                due_on: string;
                /** @description Whose turn it was; null: nobody’s */
                held_by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                } | null;
            }[];
            /** Format: date */
            visited_on: string;
        };
        Conversation: {
            /** Format: uuid */
            _id: string;
            /** @description Whether the reader can write here */
            can_write: boolean;
            /** @description Of a roomie who has moved out: both sides can write until the deposit is settled */
            deposit: ("held" | "settled") | null;
            deposit_settled_on: string | null;
            /** @description Whether it has pinned messages */
            has_pins: boolean;
            /** Format: uuid */
            house_id: string;
            /** @enum {string} */
            kind: "house" | "room";
            /** @description How many edits and deletions there were */
            last_change: number;
            last_message: components["schemas"]["Message"] | null;
            last_read_seq: number;
            last_seq: number;
            /** @description The last day of who left: the reader, or the roomie of a room. They read what was written until then */
            left_on: string | null;
            members: components["schemas"]["ConversationMember"][];
            /** @description Until when the caller gets no alerts and no e-mails about it; a time that has passed mutes nothing */
            muted_until: (string | "always") | null;
            room_id: string | null;
            title: string;
            unread: number;
            /** @description Unread messages that mention the reader */
            unread_mentions: number;
        };
        ConversationMember: {
            /** Format: uuid */
            _id: string;
            /** @description Where the reader may know it: homeowners of their roomies, roomies what is published */
            email: string | null;
            first_name: string;
            last_name: string;
            last_read_seq: number;
            online: boolean;
            /** @description As the e-mail address */
            phone: string | null;
            photo: string | null;
            /** @enum {string} */
            role: "roomie" | "homeowner" | "neatkeeper" | "admin";
        };
        ConversationPage: {
            /** @description When it was counted, in microseconds of the database: the larger is the newer */
            as_of: number;
            items: components["schemas"]["Conversation"][];
            next_cursor: string | null;
            /** @description In all conversations of the caller, whatever is on this page */
            unread_total: number;
        };
        CostAverage: {
            /** @description In that month */
            amount: string;
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            /** @description A month */
            mean: string;
            /** @description The last with data */
            month: string;
            /** @description How many months the averages are of: the last ones with data, 12 at most */
            months: number;
            /** @description A day of one person living there; null: nobody did */
            per_occupant_day: string | null;
            same_month_last_year: string | null;
            /** @description By how much it grows a month, or falls where it is negative; null: fewer than three months */
            trend: string | null;
        };
        CostOfMonth: {
            amount: string;
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            month: string;
            occupant_days: number;
        };
        CostShare: {
            amount: string;
            /** @description Of the period, on which they lived there; of the homeowner: on which nobody did */
            days: number;
            /** @description The part before it is rounded: the amount, and `over` ÷ `of` of one more of its smallest units */
            exact: {
                amount: string;
                of: number;
                over: number;
            };
            /** @description null: the homeowner, for the days on which nobody lived there */
            person: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
        };
        DamageDeposit: {
            comments: string;
            /** @description null: none is held after a lease */
            deposit: components["schemas"]["Deposit"] | null;
            /** @description Whether all or some of it was returned */
            returned_damaged_deposit: boolean;
            /**
             * Format: date
             * @description When it was returned; today until then
             */
            returned_damaged_deposit_date: string;
            /** @description How it was returned */
            returned_damaged_form_description: string;
        };
        DataExport: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            asked_at: string;
            bytes: number | null;
            /** @description Until when it can be downloaded */
            expires_at: string | null;
            ready_at: string | null;
            /** @enum {string} */
            state: "requested" | "ready" | "failed" | "expired";
        };
        Deduction: {
            /** Format: uuid */
            _id: string;
            /** @description As it stands; nothing any more once it is withdrawn */
            amount: string;
            /** Format: date-time */
            created_at: string;
            dispute: {
                answer: {
                    /** Format: date-time */
                    at: string;
                    words: string;
                } | null;
                /** Format: date-time */
                at: string;
                words: string;
            } | null;
            /** @description Before an answer to a dispute lowered it */
            first_amount: string;
            ground: {
                /** @constant */
                kind: "receipt";
            } | {
                /** @enum {string} */
                after: "good" | "worn" | "damaged" | "missing" | "none";
                /** @enum {string} */
                before: "good" | "worn" | "damaged" | "missing" | "none";
                /** Format: uuid */
                item_id: string;
                /** @constant */
                kind: "item";
                /** @description With the place where it is */
                name: string;
            } | {
                /** @description The oldest first; as the deduction stands */
                dues: components["schemas"]["SetOffDue"][];
                /** @constant */
                kind: "arrears";
            };
            /** @description Of the bill, or of how the item was left */
            photos: components["schemas"]["Photo"][];
            reason: string;
            withdrawn_at: string | null;
        };
        Deposit: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            agreement_id: string;
            /** @description null: settled before arrears could be set off */
            arrears: {
                /** @description What is left less what is owed. Below nothing: the roomie still owes it */
                balance: string;
                /** @description What of it can be set off now: nothing once it is settled */
                can_set_off: string;
                /** @description What of it is reported as paid or was disputed, and cannot be set off */
                contested: string;
                /** @description What the roomie still owes the homeowner and is due; of a settled one: when it was settled */
                owed: string;
            } | null;
            currency: string;
            deducted: string;
            deductions: components["schemas"]["Deduction"][];
            /** @description Of a settled one: the last day on which a deduction can be disputed */
            disputable_until: string | null;
            /** @description Its PDF can be downloaded, and is of the newest settlement */
            has_statement: boolean;
            held: string;
            homeowner: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description Held less the deductions: what is to be returned, or was */
            left: string;
            /** Format: date */
            return_by: string;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            roomie: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What of the deductions pays something owed */
            set_off: string;
            settled: {
                /** Format: date-time */
                at: string;
                comments: string;
                how: string;
                returned: string;
                /** Format: date */
                returned_on: string;
            } | null;
            /** @enum {string} */
            state: "held" | "partly_returned" | "returned" | "withheld";
            steps: {
                /** Format: date-time */
                at: string;
                /** @description null: nobody, it followed by itself */
                by: ("homeowner" | "tenant" | "admin") | null;
                /** @enum {string} */
                step: "opened" | "deducted" | "photos_changed" | "withdrawn" | "settled" | "disputed" | "kept" | "lowered" | "taken_back" | "sealed";
            }[];
            version: number;
            /** @description What was left worse than it was found, and nothing is deducted for; while it is held, for the homeowner */
            worsened: components["schemas"]["WorsenedItem"][];
        };
        DrawnSignature: number[][];
        EmergencyContact: {
            name: string;
            phone: string;
            relation: string;
        };
        EmptyRoom: {
            /** Format: uuid */
            _id: string;
            /** @description From when an empty room can be had; null: at once */
            available_from: string | null;
            city: string;
            currency: string;
            /** @description null where the caller may not see it */
            deposit: string | null;
            description: string;
            /** Format: uuid */
            house_id: string;
            house_name: string;
            /** @description First day of the next tenancy, where one is agreed */
            let_from: string | null;
            /** @description Last day of the current tenancy, where it has one */
            occupied_until: string | null;
            photos: components["schemas"]["Photo"][];
            /** @description A month; null where the caller may not see it */
            rent: string | null;
            room_name: string;
            /** @description The current roomie */
            roomie: string | null;
            size_m2: number | null;
            /** @enum {string} */
            state: "vacant" | "listed" | "occupied" | "releasing";
        };
        EndedOffer: {
            homeowner: string;
            /**
             * @description moved_out: the lease has ended
             * @enum {string}
             */
            state: "withdrawn" | "expired" | "moved_out";
        };
        EndedStay: {
            /** Format: uuid */
            _id: string;
            /** Format: date */
            ends_on: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description null: there was none */
            lease: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                state: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
                title: string;
            } | null;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** Format: date */
            starts_on: string;
        };
        /** @description What each paid, which sums to the price; empty: the buyer paid all */
        EnteredPayers: {
            amount: string;
            /** Format: uuid */
            roomie: string;
        }[];
        EnteredSplit: {
            /**
             * @description Equally between everyone who lived there on its day
             * @constant
             */
            method: "present";
        } | {
            /** @constant */
            method: "equal";
            people: string[];
        } | {
            /** @constant */
            method: "shares";
            parts: {
                /** Format: uuid */
                roomie: string;
                shares: number;
            }[];
        } | {
            /** @constant */
            method: "percent";
            /** @description They sum to 100 */
            parts: {
                percent: string;
                /** Format: uuid */
                roomie: string;
            }[];
        } | {
            /** @constant */
            method: "exact";
            /** @description They sum to the price */
            parts: {
                amount: string;
                /** Format: uuid */
                roomie: string;
            }[];
        } | {
            /** @description What the price has beside them, or lacks, is shared in proportion */
            items: {
                amount: string;
                name: string;
                people: string[];
            }[];
            /** @constant */
            method: "items";
        };
        Factors: {
            passkeys: components["schemas"]["Passkey"][];
            /** @description Nothing else can be done before there is one of either */
            required: boolean;
            /** @description null: the password is enough */
            two_step: {
                recovery_codes_left: number;
                /** Format: date-time */
                since: string;
            } | null;
        };
        FailedEmail: {
            /** Format: uuid */
            _id: string;
            attempts: number;
            /** Format: date-time */
            created_at: string;
            kind: string;
            last_error: string | null;
            /** @description Masked: r…@demo.test */
            to: string;
        };
        FailedJob: {
            /** Format: uuid */
            event_id: string;
            /** Format: date-time */
            failed_at: string;
            /** @description What was to be done, for instance mail-lease-released */
            handler: string;
            /** @description The domain event */
            kind: string;
            reason: string;
        };
        FeedItem: {
            /** Format: uuid */
            _id: string;
            /** @description Against the strike */
            appeal: ("open" | "upheld" | "dismissed") | null;
            /** @description Of a rejected one: until when who did it can appeal */
            appealable_until: string | null;
            /** @description null: the turn was there for this item alone, and went with it */
            assignment_id: string | null;
            chore: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                name: string;
            };
            /**
             * Format: date-time
             * @description When those who have given a verdict decide
             */
            decides_at: string;
            /** Format: date */
            due_on: string;
            /** Format: uuid */
            house_id: string;
            /** @description Not planned by the house: it counts only if someone says yes */
            is_extra: boolean;
            photos: components["schemas"]["Photo"][];
            /** @description What the chore is worth */
            points: number;
            /** Format: date-time */
            posted_at: string;
            /**
             * Format: uuid
             * @description Who said so: the roomie, or the homeowner for them
             */
            posted_by: string;
            /** @description Who did it */
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @enum {string} */
            state: "posted" | "verified" | "rejected" | "removed" | "lapsed";
            /** @description The turn was another person’s, or nobody’s */
            taken_over: boolean;
            text: string;
            verdicts: components["schemas"]["FeedVerdict"][];
        };
        FeedVerdict: {
            /**
             * Format: date-time
             * @description From then on it stays as it is
             */
            fixed_at: string;
            /** @description Empty where none was given; a strike counts from the moment that it names one */
            reason: string;
            /** @enum {string} */
            says: "point" | "strike";
            verifier: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                /** @enum {string} */
                role: "roomie" | "homeowner" | "neatkeeper";
            };
        };
        FirstSteps: {
            /** @description The house that the steps are about */
            house_id: string | null;
            /** @description Nothing is left: to be said once, and then hidden */
            is_done: boolean;
            /** @description The person has dismissed them; `DELETE /api/first-steps/hidden` brings them back */
            is_hidden: boolean;
            /** @description While the person is new and hasn’t dismissed them */
            is_shown: boolean;
            /** @description In order, without those that don’t apply: a house without chores has no first chore */
            steps: {
                is_done: boolean;
                /** @enum {string} */
                step: "house" | "rooms" | "photos" | "people" | "rules" | "chores" | "bills" | "pay_to" | "profile" | "home" | "lease" | "report" | "hello" | "chore" | "purchase" | "pay" | "notifications" | "visit" | "factor" | "admins" | "homeowners" | "houses" | "backup" | "audit";
            }[];
        };
        ForeseenTurn: {
            /** @description Who always does the chore; null: it is not given out yet */
            assignee: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            chore: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                name: string;
            };
            /** Format: date-time */
            due_at: string;
            /** Format: date */
            due_on: string;
        };
        FoundMessage: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            conversation_id: string;
            /** @description As in the list of conversations */
            conversation_title: string;
            /** Format: date-time */
            created_at: string;
            /** @description Plain text on one line, around the first match */
            excerpt: string;
            /** @description What matches in the excerpt, ascending, in UTF-16 code units; `end` is exclusive */
            matches: {
                end: number;
                start: number;
            }[];
            /** @description How many photos it has */
            photos: number;
            /** Format: uuid */
            sender_id: string;
            sender_name: string;
            seq: number;
        };
        FoundMessages: {
            items: components["schemas"]["FoundMessage"][];
            next_cursor: string | null;
        };
        Gallery: {
            items: components["schemas"]["Photo"][];
            version: string;
        };
        GuideEntry: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            audience: "residents" | "residents_and_keepers" | "homeowner";
            /** Format: date-time */
            changed_at: string;
            files: components["schemas"]["SentFile"][];
            /** @enum {string} */
            kind: "emergency" | "wifi" | "bins" | "heating" | "water" | "appliance" | "keys" | "other";
            /** @description Of an emergency number */
            phone: string | null;
            photos: components["schemas"]["Photo"][];
            /** @description null: it is about the whole house */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            text: string;
            title: string;
            version: number;
            /** @description Of a wireless network. Its password has a call of its own. */
            wifi: {
                network: string;
                /** @enum {string} */
                security: "wpa" | "wep" | "open";
            } | null;
        };
        Health: {
            /** @description The last one; null when none was ever reported */
            backup: {
                /** Format: date-time */
                at: string;
                bytes: number;
                /** @description Older than a day and a half */
                is_late: boolean;
            } | null;
            database: {
                bytes: number;
                connections: number;
                /** @description More than these are refused */
                connections_most: number;
            };
            failed_emails: number;
            failed_jobs: number;
            outbox: {
                oldest_seconds: number;
                waiting: number;
            };
            redis_answers: boolean;
            /** @description Oldest first: of a day every five minutes, of a week every hour */
            samples: components["schemas"]["HealthSample"][];
            storage: {
                bytes: number;
                files: number;
            };
        };
        HealthSample: {
            /** Format: date-time */
            at: string;
            /** @description What happened in the five minutes before */
            events: number;
            /** @description Jobs and e-mails that were given up and not tried again */
            failed: number;
            jobs_waiting: number;
            /** @description For how long the oldest event waited for its way */
            outbox_lag_seconds: number;
            /** @description People who were online */
            sockets: number;
        };
        HomeownerApplication: {
            /** Format: uuid */
            _id: string;
            city: string;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decided_by: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            email: string;
            /** @description The applicant has followed the link in our e-mail */
            email_confirmed: boolean;
            first_name: string;
            /** @description How many houses they would list */
            houses: number;
            last_name: string;
            message: string;
            phone: string | null;
            /** @description Of a rejection, as the applicant reads it */
            reason: string | null;
            /** @enum {string} */
            state: "pending" | "approved" | "rejected";
        };
        HomeownerFigures: {
            /** @description Open houses by name, at most 200 */
            by_house: {
                /** Format: uuid */
                _id: string;
                /** @description Empty and advertised */
                listed: number;
                name: string;
                occupied: number;
                /** @description Lived in, under notice */
                releasing: number;
                rooms: number;
                /** @description Empty and not advertised */
                vacant: number;
            }[];
            houses: {
                archived: number;
                draft: number;
                open: number;
            };
            /** @description Oldest first; days of rooms. The current month counts up to today */
            months: {
                available_days: number;
                month: string;
                occupied_days: number;
            }[];
            /** @description Monthly rent of the rooms lived in and of the empty ones, in each of the houses' currencies */
            rent: {
                currency: string;
                empty: string;
                let: string;
            }[];
            today: {
                /** @description Empty and advertised */
                listed: number;
                occupied: number;
                /** @description Lived in, under notice */
                releasing: number;
                rooms: number;
                /** @description Empty and not advertised */
                vacant: number;
            };
            waiting: {
                /** @description How many rooms it is about; 0 where it is about none */
                count: number;
                /** Format: uuid */
                house_id: string;
                house_name: string;
                /** @enum {string} */
                kind: "draft" | "releasing" | "vacant" | "no_rooms";
                /** @description Releasing: when the first of them becomes free */
                until: string | null;
            }[];
        };
        HomeownerProfile: {
            /** Format: uuid */
            _id: string;
            about: string;
            email: string | null;
            first_name: string;
            /** @description How many they run */
            houses: number;
            last_name: string;
            phone: string | null;
            photo: string | null;
            /**
             * Format: date
             * @description When the account was made
             */
            since: string;
        };
        House: {
            /** Format: uuid */
            _id: string;
            city: string;
            /** @description Its first photo */
            cover: components["schemas"]["Photo"] | null;
            currency: string;
            /** Format: uuid */
            homeowner_id: string;
            /** @description Rooms that are empty and advertised */
            listed: number;
            name: string;
            points: number;
            /** @description Up to it one housemate is enough to confirm a purchase */
            purchase_limit: string;
            /** @description Rooms under notice */
            releasing: number;
            /** @description How many current roomies */
            roomies: number;
            /** @description How many rooms */
            rooms: number;
            /** @enum {string} */
            state: "draft" | "open" | "archived";
            time_zone: string;
            /** @description Rooms that are empty and not advertised */
            vacant: number;
        };
        HouseBalance: {
            accounts: {
                /** @enum {string} */
                account: "rent" | "utilities" | "supplies" | "deposit" | "other";
                amount: string;
            }[];
            /** @description What is open by the days since it was due: 0–30, 31–60, 61–90, more */
            arrears: {
                over90: string;
                /** @description Due for 0–30 days */
                to30: string;
                to60: string;
                to90: string;
                upcoming: string;
            };
            /** @description What was paid beyond what is due, or is owed to them */
            credit: string;
            currency: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description The oldest first */
            open: components["schemas"]["OpenDue"][];
            /** @description Where what is owed to the homeowner is paid to; null: nobody has said so here */
            pay_to: components["schemas"]["BankDetails"] | null;
            /** @description What to write on a payment, so that it is known whose it is */
            reference: string;
            /** @description What the roomie says they have paid, and the homeowner has not answered yet */
            reported: components["schemas"]["ReportedPayment"] | null;
            /** @description The sum of all accounts; negative: owed to the roomie. Screens show amounts with the homeowner and among housemates separately */
            total: string;
        };
        HouseBoard: {
            /** Format: uuid */
            _id: string;
            can_remove: boolean;
            /** @description Whether the caller made it, and so can copy its link */
            is_own: boolean;
            /** Format: date-time */
            made_at: string;
            made_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            name: string;
            /** @description When its link was last opened, to a few minutes; null: never */
            opened_at: string | null;
            shows_emergency: boolean;
            shows_wifi: boolean;
        };
        HouseChore: {
            /** Format: uuid */
            assignment_id: string;
            /** @description null: the first to take it */
            roomie_id: string | null;
            /** @constant */
            set: "turn";
        } | {
            assign?: components["schemas"]["ChoreAssigning"];
            /** Format: uuid */
            chore_id: string;
            /** @description In the time zone of the house */
            due_time?: string;
            /** @enum {string} */
            icon?: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
            name?: string;
            recurrence?: components["schemas"]["Recurrence"];
            /** @constant */
            set: "plan";
            /**
             * Format: date
             * @description The first day on which it can be due, from which intervals are counted
             */
            starts_on?: string;
            version: number;
            /** @description Points: how much work it is beside the others */
            weight?: number;
        };
        HouseDetail: {
            /** Format: uuid */
            _id: string;
            address: {
                city: string;
                country: string;
                postal_code: string;
                street: string;
            };
            amenities: ("wifi" | "washing_machine" | "dryer" | "dishwasher" | "furnished" | "garden" | "balcony" | "living_room" | "parking" | "bike_storage" | "lift" | "step_free" | "cellar" | "desk_space" | "pets_welcome" | "smoke_free" | "cleaner")[];
            board: components["schemas"]["Board"];
            city: string;
            /** @description Its first photo */
            cover: components["schemas"]["Photo"] | null;
            currency: string;
            description: string;
            homeowner: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                last_name: string;
                photo: string | null;
            };
            /** Format: uuid */
            homeowner_id: string;
            /** @description Rooms that are empty and advertised */
            listed: number;
            /** @description The house has or had roomies: currency and time zone can no longer change */
            money_fixed: boolean;
            name: string;
            photos: components["schemas"]["Photo"][];
            points: number;
            /** @description Up to it one housemate is enough to confirm a purchase */
            purchase_limit: string;
            /** @description Rooms under notice */
            releasing: number;
            roomies: components["schemas"]["RoomiePublic"][];
            rooms: components["schemas"]["Room"][];
            rules: {
                began_at: string | null;
                text: string;
                /** @description 0: none written yet */
                version: number;
            };
            standings: {
                points: number;
                /** Format: uuid */
                roomie_id: string;
                strikes: number;
            }[];
            /** @enum {string} */
            state: "draft" | "open" | "archived";
            time_zone: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Rooms that are empty and not advertised */
            vacant: number;
            version: number;
        };
        HouseDocument: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            added_at: string;
            /** @enum {string} */
            audience: "residents" | "residents_and_keepers" | "homeowner";
            /** @description Its last day; null: it doesn’t expire */
            expires_on: string | null;
            files: components["schemas"]["SentFile"][];
            issued_on: string | null;
            /** @enum {string} */
            kind: "gas_safety" | "electrical" | "energy" | "fire" | "insurance" | "licence" | "other";
            photos: components["schemas"]["Photo"][];
            /** @description When a newer document took its place */
            replaced_at: string | null;
            /** @description null: it is about the whole house */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /**
             * @description On the present day of the house
             * @enum {string}
             */
            state: "expired" | "expires_soon" | "valid" | "no_expiry" | "replaced";
            title: string;
            version: number;
        };
        HouseForAdmin: {
            /** Format: uuid */
            _id: string;
            city: string;
            /** @description Its first photo */
            cover: components["schemas"]["Photo"] | null;
            /** Format: date-time */
            created_at: string;
            currency: string;
            homeowner: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                last_name: string;
            };
            /** Format: uuid */
            homeowner_id: string;
            /** @description Rooms that are empty and advertised */
            listed: number;
            name: string;
            points: number;
            /** @description Up to it one housemate is enough to confirm a purchase */
            purchase_limit: string;
            /** @description Rooms under notice */
            releasing: number;
            /** @description How many current roomies */
            roomies: number;
            /** @description How many rooms */
            rooms: number;
            /** @enum {string} */
            state: "draft" | "open" | "archived";
            time_zone: string;
            /** @description Rooms that are empty and not advertised */
            vacant: number;
        };
        HouseSpeaker: {
            /** @description The election in progress */
            election: {
                /** Format: uuid */
                _id: string;
                candidates: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    photo: string | null;
                }[];
                /**
                 * Format: date-time
                 * @description When voting ends, unless everyone has voted before
                 */
                ends_at: string;
                /** @description Whether the caller has a vote */
                is_voter: boolean;
                /** Format: date-time */
                opened_at: string;
                /** @description The candidate the caller has voted for */
                own_vote: string | null;
                /** @description Whether the caller stands for election */
                stands: boolean;
                /** @description How many of them have voted; for whom is secret */
                voted: number;
                /** @description How many people have a vote */
                voters: number;
            } | null;
            /** @description Whether that is the caller */
            is_speaker: boolean;
            /** @description The result of the last election */
            last: {
                /** @description Most votes first */
                candidates: {
                    person: {
                        /** Format: uuid */
                        _id: string;
                        first_name: string;
                        photo: string | null;
                    };
                    votes: number;
                }[];
                decided_by: ("votes" | "terms" | "draw") | null;
                /** Format: date-time */
                ended_at: string;
                /** @description Why nobody was elected */
                failure: ("no_candidate" | "no_vote" | "too_few" | "house_archived") | null;
                voted: number;
                voters: number;
                winner: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    photo: string | null;
                } | null;
            } | null;
            /** @description Whether the caller can call an election now */
            may_call: boolean;
            /** @description What the caller can run now */
            own_rights: ("bills" | "chores")[];
            rights: {
                /** @enum {string} */
                bills: "owner" | "speaker" | "everyone";
                /** @enum {string} */
                chores: "owner" | "speaker" | "everyone";
            };
            /** @description The elected speaker of the house */
            speaker: {
                person: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    photo: string | null;
                };
                /** Format: date-time */
                since: string;
                /** Format: date-time */
                until: string;
            } | null;
            /** @description How long the next speaker serves */
            term_months: number;
        };
        HouseStatement: {
            /** @description In the year before */
            before: {
                costs: string;
                income: string;
                /** @description Income less costs */
                result: string;
            };
            bills: {
                /** @description What the homeowner bears of them */
                own: string;
                /** @description What roomies bear of them */
                passed_on: string;
                /** @description The bills of the house */
                total: string;
            };
            cost_lines: components["schemas"]["StatementLine"][];
            costs: string;
            currency: string;
            deposits: {
                /** @description Deductions; they are income. What paid rent or bills is income as rent or bills */
                kept: string;
                received: string;
                returned: string;
            };
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            income: string;
            income_lines: components["schemas"]["StatementLine"][];
            rent: {
                /** @description Due in the year */
                charged: string;
                /** @description Paid for later on `as_of` */
                in_advance: string;
                /** @description Still owed on `as_of` */
                open: string;
                /** @description Paid in the year, also for other years */
                received: string;
            };
            /** @description Income less costs */
            result: string;
        };
        ImportedPortfolio: {
            houses: {
                /** Format: uuid */
                _id: string;
                name: string;
            }[];
            /** @description Sent to be signed */
            leases: number;
            roomies: number;
            /** @description New ones */
            rooms: number;
        };
        ImportFault: {
            /** @enum {string} */
            fault: "day" | "day_ambiguous" | "day_to_come" | "item_missing" | "item_long" | "amount" | "amount_ambiguous" | "amount_large" | "amount_not_positive" | "currency" | "buyer_missing" | "payers" | "shares" | "nobody_owes" | "person_unknown" | "nobody_lived_there" | "quotes" | "already_there";
            line: number;
            /** @description What the line says there */
            said: string;
        };
        ImportLine: {
            /** Format: date */
            bought_on: string;
            /** Format: uuid */
            buyer: string;
            /** @description Who paid gave it to the one who bears it; nothing was bought */
            is_payment: boolean;
            /** @description Of the file, from 1 */
            line: number;
            name: string;
            price: string;
            /** @description null: it is shared by those who lived there on that day */
            shares: {
                amount: string;
                /** Format: uuid */
                roomie: string;
            }[] | null;
        };
        ImportPreview: {
            currency: string;
            /** @description The first 500 of them */
            faults: components["schemas"]["ImportFault"][];
            /** @description Lines that do not */
            faulty: number;
            /** @enum {string} */
            form: "own" | "splitwise" | "spliit";
            from: string | null;
            /** @description The first 100 of them */
            lines: components["schemas"]["ImportLine"][];
            /** @description Lines that become payments between housemates */
            payments: number;
            /** @description The names in the file, and whom each means; null: nobody is known by it */
            people: {
                name: string;
                roomie: string | null;
            }[];
            /** @description Lines that become purchases */
            purchases: number;
            /** @description Whom a name can mean: who lives or lived in the house */
            roomies: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                last_name: string;
            }[];
            to: string | null;
            /** @description Of the purchases */
            total: string;
        };
        KeeperInvitation: {
            /** Format: uuid */
            _id: string;
            cleaning: components["schemas"]["CleaningPlan"];
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            last_name: string;
            /**
             * Format: date-time
             * @description When the e-mail was sent last
             */
            sent_at: string;
        };
        KeptHouse: {
            /** Format: uuid */
            _id: string;
            board: components["schemas"]["Board"];
            city: string;
            cleaning: components["schemas"]["CleaningPlan"];
            country: string;
            homeowner: {
                /** Format: uuid */
                _id: string;
                about: string;
                email: string | null;
                first_name: string;
                last_name: string;
                phone: string | null;
                photo: string | null;
            };
            name: string;
            /** Format: uuid */
            neatkeeper_id: string;
            postal_code: string;
            /** @description Their names */
            rooms: string[];
            /** @enum {string} */
            state: "draft" | "open" | "archived";
            street: string;
            time_zone: string;
            /** @description The days of the coming two weeks on which they come, in house time */
            visits: string[];
        };
        LeaseEnd: {
            /** Format: uuid */
            agreement_id: string;
            /** @description The first day of a lease that has not begun: both parties can agree to cancel it */
            begins_on: string | null;
            /**
             * Format: date
             * @description The first day on which notice given today can end the lease
             */
            earliest: string;
            /** @description The other room that the roomie moves to with a lease that both have signed */
            move: {
                /** Format: uuid */
                agreement_id: string;
                /** Format: date */
                from: string;
                room: string;
            } | null;
            notice: {
                /** Format: date-time */
                at: string;
                /**
                 * @description term: nobody gave it, the agreed term ends; move: both agreed on a lease for another room
                 * @enum {string}
                 */
                by: "homeowner" | "tenant" | "term" | "move";
                reason: string;
                /** Format: date */
                release_date: string;
            } | null;
            notice_days: number;
            /** @enum {string} */
            notice_ends: "any_day" | "month_end";
            released: {
                /** Format: date-time */
                at: string;
                /** Format: date */
                left_on: string;
                total: string;
            } | null;
            /** @description The open request of one party to the other */
            request: components["schemas"]["LeaseRequest"] | null;
            /** @enum {string} */
            state: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
            /** @description The own last day of a lease that has one, until it runs on */
            term: {
                /** Format: date */
                ends_on: string;
                /** @enum {string} */
                then: "ends" | "runs_on";
            } | null;
        };
        LeaseOffer: {
            /** @description Who is offered a room may know where it is */
            address: string;
            currency: string;
            deposit: string;
            /** Format: date-time */
            expires_at: string;
            first_name: string;
            homeowner: string;
            house: string;
            last_name: string;
            /** @description What is to be signed; null: nothing written yet */
            lease: components["schemas"]["AgreementDetail"] | null;
            note: string;
            /** @description Why it cannot be signed now: the room is not free any more, or the person has signed another lease */
            obstacle: ("room_taken" | "other_lease") | null;
            phone: string | null;
            rent: string;
            /** @enum {string} */
            rent_period: "week" | "two_weeks" | "four_weeks" | "month";
            room: string;
            /** @description The address of the offer, mostly hidden */
            sent_to: string;
            size_m2: number | null;
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            state: "invited" | "viewed" | "signed" | "moved_in" | "withdrawn" | "expired";
        };
        LeaseOfferAnswer: components["schemas"]["LeaseOffer"] | components["schemas"]["EndedOffer"];
        LeaseRent: {
            /** Format: uuid */
            agreement_id: string;
            /** @description Newest first */
            changes: components["schemas"]["RentChange"][];
            currency: string;
            /** @description The fewest months between two increases */
            months: number;
            /** @description The least days of notice of a higher rent */
            notice_days: number;
            /** @enum {string} */
            period: "week" | "two_weeks" | "four_weeks" | "month";
            /** @description What can be announced now; null: the lease isn’t in force, ends, or has an announced rent */
            possible: {
                /** @description The first days of the next periods */
                days: string[];
                /** @description The first day of a higher rent; null: not before the fixed term ends */
                higher_from: string | null;
                /** @description The highest rent that the house’s rules allow */
                highest: string | null;
                /**
                 * Format: date
                 * @description The first day of a lower rent
                 */
                lower_from: string;
            } | null;
            /** @description A period, today */
            rent: string;
            /** @description The last day of a fixed term */
            term_ends_on: string | null;
        };
        LeaseRequest: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "homeowner" | "tenant";
            /** @enum {string} */
            kind: "earlier_end" | "withdraw_notice" | "cancel_lease";
            /** @description Asked for instead of the day of release; null of other requests */
            last_day: string | null;
            reason: string;
        };
        LeaseSettings: {
            /** @description After a release, until the deposit has to be returned */
            deposit_return_days: number;
            /**
             * @description What happens on the last day of a lease: it ends, or runs on until one party gives notice
             * @default ends
             * @enum {string}
             */
            fixed_term: "ends" | "runs_on";
            notice_days: number;
            /** @enum {string} */
            notice_ends: "any_day" | "month_end";
            /**
             * @description On which day of the month rent is due; on the last one where a month is shorter
             * @default 1
             */
            rent_due_day: number;
            /**
             * @description What an announced higher rent has to keep to
             * @default {
             *       "notice_days": 60,
             *       "months": 12,
             *       "most_percent": null
             *     }
             */
            rent_increase: {
                /** @description The fewest since the lease began, or since the last increase */
                months: number;
                /** @description null: no limit */
                most_percent: number | null;
                /** @description The least days of notice */
                notice_days: number;
            };
            /**
             * @description How many days before and after it a roomie is reminded, and whether on it
             * @default {
             *       "before": [
             *         3
             *       ],
             *       "on_the_day": true,
             *       "after": [
             *         3,
             *         10,
             *         20
             *       ]
             *     }
             */
            rent_reminders: {
                after: number[];
                before: number[];
                on_the_day: boolean;
            };
            version: number;
        };
        LeaseSettingsInput: {
            /** @description After a release, until the deposit has to be returned */
            deposit_return_days: number;
            /**
             * @description What happens on the last day of a lease: it ends, or runs on until one party gives notice
             * @default ends
             * @enum {string}
             */
            fixed_term?: "ends" | "runs_on";
            notice_days: number;
            /** @enum {string} */
            notice_ends: "any_day" | "month_end";
            /**
             * @description On which day of the month rent is due; on the last one where a month is shorter
             * @default 1
             */
            rent_due_day?: number;
            /**
             * @description What an announced higher rent has to keep to
             * @default {
             *       "notice_days": 60,
             *       "months": 12,
             *       "most_percent": null
             *     }
             */
            rent_increase?: {
                /** @description The fewest since the lease began, or since the last increase */
                months: number;
                /** @description null: no limit */
                most_percent: number | null;
                /** @description The least days of notice */
                notice_days: number;
            };
            /**
             * @description How many days before and after it a roomie is reminded, and whether on it
             * @default {
             *       "before": [
             *         3
             *       ],
             *       "on_the_day": true,
             *       "after": [
             *         3,
             *         10,
             *         20
             *       ]
             *     }
             */
            rent_reminders?: {
                after: number[];
                before: number[];
                on_the_day: boolean;
            };
            version: number;
        };
        LeaseTerms: {
            deposit: string;
            /** @description null: until one party gives notice */
            ends_on: string | null;
            /** @description Of a lease that began before it was made here; not there: it is charged from its first day on */
            past?: {
                /**
                 * Format: date
                 * @description What was due before was settled elsewhere
                 */
                charged_from: string;
                /** @description Owed on that day; below nothing: paid in advance */
                opening_balance: string;
            };
            /** @description A period */
            rent: string;
            /**
             * @description How often it is due
             * @enum {string}
             */
            rent_period: "week" | "two_weeks" | "four_weeks" | "month";
            /** Format: date */
            starts_on: string;
        };
        LedgerAbout: {
            /** @description Of the period that are charged */
            days: number;
            /** Format: date */
            from: string;
            /** @constant */
            kind: "rent_due";
            /** @description In which the period begins */
            month: string;
            /** @description The rent of a whole period */
            monthly: string;
            /** @description That the period has */
            of_days: number;
            /** @enum {string} */
            period: "week" | "two_weeks" | "four_weeks" | "month";
            /**
             * Format: date
             * @description Counts
             */
            to: string;
        } | {
            /** @constant */
            kind: "opening_balance";
        } | {
            /** @constant */
            kind: "deposit_due";
        } | {
            /** @constant */
            kind: "deposit_to_return";
        } | {
            /** @constant */
            kind: "deposit_deducted";
            reason: string;
        } | {
            /** @constant */
            kind: "deposit_set_off";
            reason: string;
        } | {
            /** @constant */
            kind: "deposit_settled";
        } | {
            /** @constant */
            kind: "supply";
            name: string;
            /** @description The confirmed price */
            price: string;
            /** @description Among how many it is shared */
            sharers: number;
        } | {
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            /** Format: date */
            from: string;
            /** @constant */
            kind: "variable_cost";
            /** @description Among how many it is shared */
            sharers: number;
            /**
             * Format: date
             * @description Counts
             */
            to: string;
            /** @description Of the whole bill */
            total: string;
        } | {
            /** @constant */
            kind: "payment";
            /** @enum {string} */
            method: "bank_transfer" | "cash" | "card" | "direct_debit" | "other";
            note: string;
            period: string | null;
        } | {
            /** @constant */
            kind: "turns_paid";
            points: number;
            /** @description Of a point */
            price: string;
        } | {
            /** @constant */
            kind: "settle_up";
            method: ("bank_transfer" | "cash" | "other") | null;
            note: string;
        };
        LedgerBalance: {
            houses: components["schemas"]["HouseBalance"][];
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
        };
        LedgerCheck: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            checked_at: string;
            /** @description The first of what is wrong */
            faults: components["schemas"]["LedgerFault"][];
            /** @description That were looked at */
            journals: number;
            wrong: number;
        };
        LedgerEntry: {
            /** Format: uuid */
            _id: string;
            about: components["schemas"]["LedgerAbout"];
            /** @enum {string} */
            account: "rent" | "utilities" | "supplies" | "deposit" | "other";
            /** @description Positive: the person owes it; negative: it was paid, or is owed to them */
            amount: string;
            /** Format: date-time */
            at: string;
            /** @description What the account stands at with this row */
            balance: string;
            /** @description Why what stood is taken back, or what is right is written */
            cause: components["schemas"]["RestatementCause"] | null;
            currency: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** Format: uuid */
            journal_id: string;
            /** @description null: it followed by itself */
            made_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /**
             * Format: date
             * @description When it is due, or was paid
             */
            on_day: string;
            /** @description The other party of a payment between housemates */
            other: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            /** @description Why it was reversed; empty if no reason was given */
            reason: string;
            /** @description The journal that takes this one back */
            reversed_by: string | null;
            /** @description The journal that this one takes back */
            reverses: string | null;
            /** @description A lease, a payment, a deposit */
            subject: {
                /** Format: uuid */
                _id: string;
                kind: string;
            };
            /** @description The first time that it was written down is 1, each recalculation is one more */
            version: number;
        };
        LedgerFault: {
            /** Format: uuid */
            house_id: string;
            /**
             * Format: uuid
             * @description Of the journal, or of the person whose account it is
             */
            id: string;
            /** @enum {string} */
            kind: "journal" | "balance" | "running_balance" | "reversal";
        };
        LinkedRepair: {
            /** @enum {string} */
            area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
            area_name: string | null;
            can: {
                finish: boolean;
                plan: boolean;
                write: boolean;
            };
            description: string;
            ended: {
                /** Format: date-time */
                at: string;
                /** @description Empty unless the tradesperson wrote them */
                words: string;
            } | null;
            /** @enum {string} */
            entry: "ask_first" | "come_in";
            entry_note: string;
            homeowner: {
                first_name: string;
                /** @description null unless they publish it */
                phone: string | null;
            };
            house: {
                address: string;
                name: string;
                time_zone: string;
            };
            /** @description Oldest first */
            notes: {
                /** Format: uuid */
                _id: string;
                /** @description First name */
                author: string;
                text: string;
                /** Format: date-time */
                written_at: string;
            }[];
            photos: {
                caption: string;
                height: number;
                /** Format: uuid */
                image_id: string;
                width: number;
            }[];
            /** @description null: a part of the house that all share */
            room: string | null;
            /** @enum {string} */
            state: "reported" | "accepted" | "done" | "declined" | "withdrawn";
            title: string;
            /** @description The name of the tradesperson */
            trade: string;
            /** @enum {string} */
            urgency: "emergency" | "soon" | "whenever";
            version: number;
            visit: {
                /** Format: date-time */
                from: string;
                is_agreed: boolean;
                /** Format: date-time */
                until: string;
            } | null;
        };
        LinkFollowed: {
            /**
             * @description Of the account that the link opened
             * @enum {string}
             */
            account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
            message: string;
        };
        Me: {
            /**
             * @description Nothing else can be done before a second factor is set up
             * @constant
             */
            factor_needed?: true;
            userData: components["schemas"]["MyProfile"];
            /** @enum {string} */
            userType: "roomie" | "homeowner" | "neatkeeper" | "admin";
        };
        Message: {
            /** Format: uuid */
            _id: string;
            /** @description Photos in the order of the sender; none once deleted */
            attachments: components["schemas"]["Photo"][];
            /** @description Which change of the conversation made it what it is; 0 as long as it is as it was sent */
            change: number;
            /**
             * Format: uuid
             * @description Given by the sender; repeating it repeats nothing
             */
            client_id: string;
            /** Format: uuid */
            conversation_id: string;
            /** Format: date-time */
            created_at: string;
            deleted_at: string | null;
            edited_at: string | null;
            /** @description PDFs and voice messages in the order of the sender; none once deleted */
            files: components["schemas"]["SentFile"][];
            /** @description Who is mentioned, by their name today; none once deleted */
            mentions: {
                /** Format: uuid */
                account_id: string;
                first_name: string;
                last_name: string;
            }[];
            /** @description Who pinned it; null: it is not pinned, or deleted */
            pin: {
                /** Format: uuid */
                account_id: string;
                /** Format: date-time */
                pinned_at: string;
            } | null;
            /** @description Its question is the text; null once deleted */
            poll: {
                /** @description When it was closed before its time */
                closed_at: string | null;
                closes_at: string | null;
                is_multiple: boolean;
                /** @description Chosen by their place, from 0 */
                options: {
                    text: string;
                    /** @description The first to choose it comes first */
                    voters: string[];
                }[];
            } | null;
            /** @description One of each person, the oldest first; none once deleted */
            reactions: {
                /** Format: uuid */
                account_id: string;
                /** @enum {string} */
                reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "🙏";
            }[];
            reply_to: string | null;
            /** @enum {string} */
            sender: "roomie" | "homeowner";
            /** Format: uuid */
            sender_id: string;
            sender_name: string;
            /** @description Position in the conversation: 1, 2, 3, … without gaps */
            seq: number;
            /** @description Empty once deleted, and when photos or files say it all */
            text: string;
        };
        MessagePage: {
            has_more_after: boolean;
            has_more_before: boolean;
            /** @description Ascending by seq */
            items: components["schemas"]["Message"][];
            /** @description What changes the page shows: ask for those after it */
            last_change: number;
            last_read_seq: number;
        };
        MoveReport: {
            /** Format: uuid */
            _id: string;
            acknowledged_at: string | null;
            /** @enum {string} */
            by: "roomie" | "homeowner";
            ends_on: string | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            items: number;
            /** @enum {string} */
            kind: "move_in" | "move_out";
            /** @description Items with a condition */
            looked_at: number;
            photos: number;
            room_name: string;
            roomie: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /**
             * Format: date
             * @description Of the tenancy
             */
            starts_on: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "acknowledged";
            submitted_at: string | null;
            /** Format: uuid */
            tenancy_id: string;
            /** @description Items that are worse than at moving in */
            worse: number;
        };
        MoveReportDetail: {
            /** Format: uuid */
            _id: string;
            acknowledged_at: string | null;
            /** @description The other party’s remarks; null until they acknowledged the report */
            acknowledgement: string | null;
            addenda: components["schemas"]["ReportAddendum"][];
            /** @enum {string} */
            by: "roomie" | "homeowner";
            ends_on: string | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            items: number;
            /** @enum {string} */
            kind: "move_in" | "move_out";
            /** @description In the order of a walk through the house */
            list: components["schemas"]["ReportItem"][];
            /** @description Items with a condition */
            looked_at: number;
            /** @description What the caller can do with it now */
            may: ("fill" | "acknowledge" | "add")[];
            photos: number;
            room_name: string;
            roomie: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description Of all that was submitted, photos by their own */
            sha256: string | null;
            /** @description Of who submitted it; strokes where it was drawn */
            signature: {
                data: number[][] | null;
                name: string;
            } | null;
            /**
             * Format: date
             * @description Of the tenancy
             */
            starts_on: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "acknowledged";
            submitted_at: string | null;
            /** Format: uuid */
            tenancy_id: string;
            /** @description Items that are worse than at moving in */
            worse: number;
        };
        MyProfile: {
            /** Format: uuid */
            _id: string;
            /** @constant */
            account_type: "roomie";
            /** @description The stay that is to begin, where they live nowhere yet */
            arrival: {
                address: string;
                /** @description The lease; null where none is signed by both */
                agreement_id: string | null;
                currency: string;
                /** @description As it is agreed */
                deposit: string;
                deposit_paid: string;
                house: string;
                /** Format: date */
                on: string;
                /** @description Where it is paid to; null: nobody has said so here */
                pay_to: components["schemas"]["BankDetails"] | null;
                /** @description What to write on a payment, so that it is known whose it is */
                reference: string;
                room: string;
            } | null;
            away: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[];
            /** @description What is agreed about the stay */
            comments: string | null;
            currency: string | null;
            /** @description When the account will be deleted, where its owner has asked for it */
            deletion_due_at: string | null;
            email: string;
            email_verified: boolean;
            emergency_contact: {
                name: string;
                phone: string;
                relation: string;
            } | null;
            first_name: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            last_name: string;
            locale: ("en" | "de" | "es" | "fr" | "ar") | null;
            /** @description Asked for, and not confirmed yet */
            new_email: string | null;
            phone: string | null;
            photo: string | null;
            points: number;
            /** @description Of the stay */
            rent: string | null;
            /** @description How often it is due */
            rent_period: ("week" | "two_weeks" | "four_weeks" | "month") | null;
            room: {
                /** Format: uuid */
                _id: string;
                room_name: string;
            } | null;
            terms: {
                accepted: boolean;
                accepted_at: string | null;
                required_version: string;
                /** @description The version accepted last */
                version: string | null;
            };
            theme: ("system" | "light" | "dark") | null;
        } | {
            /** Format: uuid */
            _id: string;
            about: string;
            /** @constant */
            account_type: "homeowner";
            /** @description When the account will be deleted, where its owner has asked for it */
            deletion_due_at: string | null;
            email: string;
            email_verified: boolean;
            first_name: string;
            houses: number;
            last_name: string;
            locale: ("en" | "de" | "es" | "fr" | "ar") | null;
            /** @description Asked for, and not confirmed yet */
            new_email: string | null;
            phone: string | null;
            photo: string | null;
            publishes_email: boolean;
            publishes_phone: boolean;
            terms: {
                accepted: boolean;
                accepted_at: string | null;
                required_version: string;
                /** @description The version accepted last */
                version: string | null;
            };
            theme: ("system" | "light" | "dark") | null;
        } | {
            /** Format: uuid */
            _id: string;
            about: string;
            /** @constant */
            account_type: "neatkeeper";
            /** @description When the account will be deleted, where its owner has asked for it */
            deletion_due_at: string | null;
            email: string;
            email_verified: boolean;
            first_name: string;
            houses: {
                /** Format: uuid */
                _id: string;
                name: string;
            }[];
            last_name: string;
            locale: ("en" | "de" | "es" | "fr" | "ar") | null;
            /** @description Asked for, and not confirmed yet */
            new_email: string | null;
            phone: string | null;
            photo: string | null;
            terms: {
                accepted: boolean;
                accepted_at: string | null;
                required_version: string;
                /** @description The version accepted last */
                version: string | null;
            };
            theme: ("system" | "light" | "dark") | null;
        } | {
            /** Format: uuid */
            _id: string;
            /** @constant */
            account_type: "admin";
            /** @description When the account will be deleted, where its owner has asked for it */
            deletion_due_at: string | null;
            email: string;
            email_verified: boolean;
            first_name: string;
            last_name: string;
            locale: ("en" | "de" | "es" | "fr" | "ar") | null;
            /** @description Asked for, and not confirmed yet */
            new_email: string | null;
            phone: string | null;
            photo: string | null;
            terms: {
                accepted: boolean;
                accepted_at: string | null;
                required_version: string;
                /** @description The version accepted last */
                version: string | null;
            };
            theme: ("system" | "light" | "dark") | null;
        };
        Neatkeeper: {
            /** Format: uuid */
            _id: string;
            about: string | null;
            /** @description Cannot sign in at the moment */
            disabled: boolean | null;
            email: string | null;
            first_name: string;
            houses: {
                cleaning: components["schemas"]["CleaningPlan"];
                /** Format: uuid */
                house_id: string;
                name: string;
                /** Format: date-time */
                since: string;
            }[] | null;
            last_name: string;
            phone: string | null;
            photo: string | null;
        };
        NewChoreInput: {
            assign?: components["schemas"]["ChoreAssigning"];
            /** @enum {string} */
            catalogue?: "kitchen" | "bathroom" | "toilet" | "dishes" | "vacuum" | "mop" | "bins" | "recycling" | "living_room" | "stairs" | "fridge" | "oven" | "windows" | "dusting" | "laundry_room" | "plants" | "garden" | "balcony" | "shopping" | "cellar";
            /** @description In the time zone of the house */
            due_time?: string;
            /** @enum {string} */
            icon?: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
            name?: string;
            recurrence?: components["schemas"]["Recurrence"];
            /**
             * Format: date
             * @description Today, where left out
             */
            starts_on?: string;
            /** @default [] */
            steps?: string[];
            /** @description Points: how much work it is beside the others */
            weight?: number;
        };
        Note: {
            content: string;
            updated_at: string | null;
            /** @description 0 before the first save */
            version: number;
        };
        Notification: {
            /** Format: uuid */
            _id: string;
            body: string;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            kind: "messages_missed" | "message_mentioned" | "conversation_emailed" | "account_security" | "welcome" | "homeowner_applied" | "house_rules" | "stay_changed" | "cleaning_invitation" | "cleaning_answered" | "cleaning_changed" | "room_applied" | "showing_asked" | "showing_changed" | "showing_reminder" | "room_choice_to_answer" | "room_choice_changed" | "agreement_to_sign" | "agreement_answered" | "agreement_changed" | "lease_ends" | "move_reports" | "deposit_changed" | "deposit_due" | "supply_to_verify" | "supply_decided" | "supplies_imported" | "bank_details_changed" | "settle_up_to_pay" | "settle_up_to_confirm" | "settle_up_answered" | "bill_entered" | "share_changed" | "bill_due" | "costs_added" | "payment_to_confirm" | "payment_rejected" | "payment_entered" | "payment_voided" | "rent_due" | "ledger_wrong" | "chores_due" | "chores_missed" | "chores_offered" | "turns_paused" | "turn_changed" | "swap_asked" | "feed_to_verify" | "points_given" | "strike_given" | "strikes_reached" | "appeal_opened" | "appeal_decided" | "month_closed" | "rule_change_open" | "rule_change_to_decide" | "rule_change_decided" | "speaker_to_elect" | "speaker_changed" | "announcement_posted" | "chore_feedback" | "visit_reported" | "visit_decided" | "turns_serviced" | "repair_reported" | "repair_changed" | "document_expiry" | "guide_news" | "parcel_arrived" | "rating_to_write" | "rating_news";
            /** @description A path of the client */
            link: string | null;
            read_at: string | null;
            title: string;
        };
        OpenDue: {
            /**
             * Format: uuid
             * @description Of the row of the ledger
             */
            _id: string;
            about: components["schemas"]["LedgerAbout"];
            /** @enum {string} */
            account: "rent" | "utilities" | "supplies" | "deposit" | "other";
            amount: string;
            /** @description 0: today, or to come */
            days_late: number;
            /** Format: date */
            due_on: string;
            /** @description After what was paid, the oldest first */
            left: string;
        };
        OpenedBoard: {
            /**
             * Format: date-time
             * @description When this was so
             */
            at: string;
            bins: {
                text: string;
                title: string;
            }[];
            /** @description Empty unless the maker of the board chose to show them */
            emergencies: {
                phone: string;
                text: string;
                title: string;
            }[];
            house: string;
            /** @description Of today and the next seven days, by day and time */
            items: {
                _id: string;
                /** @description The chore; empty for a repair and for cleaning */
                about: string;
                /** Format: date */
                day: string;
                /** @description null: all day */
                from: string | null;
                /** @enum {string} */
                kind: "turn" | "cleaning" | "repair";
                /** @description First name of whose turn it is */
                person: string | null;
                /** @enum {string} */
                state: "planned" | "tentative" | "done" | "missed";
            }[];
            parcels: {
                /** @description First name */
                for: string;
                place: string;
            }[];
            time_zone: string;
            /** Format: date */
            today: string;
            /** @description The shopping list */
            wanted: string[];
            /** @description Empty unless the maker of the board chose to show it */
            wifi: {
                network: string;
                password: string | null;
                /** @enum {string} */
                security: "wpa" | "wep" | "open";
            }[];
        };
        Overview: {
            counts: {
                homeowners: number;
                houses: number;
                messages_today: number;
                neatkeepers: number;
                online: number;
                roomies: number;
            };
            dead_letters: number;
            outbox_waiting: number;
            queues: components["schemas"]["QueueHealth"][];
            /** @description What an admin has to decide, counted as the lists of it do */
            waiting: {
                appeals: number;
                applications: number;
            };
        };
        OwnAd: {
            /** Format: uuid */
            _id: string;
            amenities: ("wifi" | "washing_machine" | "dryer" | "dishwasher" | "furnished" | "garden" | "balcony" | "living_room" | "parking" | "bike_storage" | "lift" | "step_free" | "cellar" | "desk_space" | "pets_welcome" | "smoke_free" | "cleaner")[];
            applicants: {
                all: number;
                /** @description Without an answer yet */
                waiting: number;
            };
            /** @description The first part of the postal code; never street or number */
            area: string;
            /** @description null: at once */
            available_from: string | null;
            city: string;
            closed_at: string | null;
            country: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            deposit: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            opened_at: string | null;
            /** @description In a list only the first; of the room, then of the house */
            photos: components["schemas"]["AdPhoto"][];
            /** @description What applicants are asked */
            questions: components["schemas"]["AdQuestion"][];
            /** @description A month */
            rent: string;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description How many rooms the house has */
            rooms: number;
            size_m2: number | null;
            /** @enum {string} */
            state: "draft" | "open" | "paused" | "closed";
            text: string;
            title: string;
            version: number;
            /** @description The owner has read the notes about the wording of this text */
            wording_read: boolean;
        };
        OwnCost: {
            /** Format: uuid */
            _id: string;
            amount: string;
            /** @enum {string} */
            category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
            /** @description When it was last changed */
            changed_at: string | null;
            currency: string;
            /** Format: date-time */
            entered_at: string;
            /** @description PDFs of the receipt */
            files: components["schemas"]["SentFile"][];
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            note: string;
            /** Format: date */
            paid_on: string;
            /** @description Of the receipt */
            photos: components["schemas"]["Photo"][];
            /** @description The recurring cost that it was added from */
            recurring_id: string | null;
            removed_at: string | null;
            /** @description null: for the whole house */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            supplier: string;
            version: number;
        };
        OwnCostDetail: {
            /** Format: uuid */
            _id: string;
            amount: string;
            /** @enum {string} */
            category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
            /** @description When it was last changed */
            changed_at: string | null;
            currency: string;
            /** Format: date-time */
            entered_at: string;
            /** @description PDFs of the receipt */
            files: components["schemas"]["SentFile"][];
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            note: string;
            /** Format: date */
            paid_on: string;
            /** @description Of the receipt */
            photos: components["schemas"]["Photo"][];
            /** @description The recurring cost that it was added from */
            recurring_id: string | null;
            removed_at: string | null;
            /** @description null: for the whole house */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            supplier: string;
            version: number;
            /** @description What it said before, newest first */
            versions: components["schemas"]["OwnCostVersion"][];
        };
        OwnCostVersion: {
            amount: string;
            /** @enum {string} */
            category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
            note: string;
            /** Format: date */
            paid_on: string;
            /** Format: date-time */
            replaced_at: string;
            /** @description null: for the whole house */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            supplier: string;
            version: number;
        };
        OwnRoomChoice: {
            /** Format: uuid */
            _id: string;
            /** @description How many people have accepted the proposal */
            accepted: number;
            /** @description How many people have entered their values */
            answered: number;
            can: {
                answer: boolean;
                reply: boolean;
            };
            /**
             * Format: date-time
             * @description Until when values can be entered
             */
            closes_at: string;
            currency: string;
            /** @description Why it ended without lease offers; null for one that has not, and for one that led to offers */
            ended: ("withdrawn" | "declined" | "unanswered" | "not_accepted" | "below_zero" | "person_left" | "room_gone" | "house_archived") | null;
            /** @description The largest envy of anyone: zero, or one minor unit; null before a proposal */
            envy: string | null;
            first_name: string;
            /** @description Own value of the own room minus its rent */
            gain: string | null;
            has_accepted: boolean;
            homeowner: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
                time_zone: string;
            };
            /** @description How many people choose */
            people: number;
            /** @description SHA-256 of the nonce and the own values, which the evidence of the proposal contains */
            receipt: {
                nonce: string;
                sha256: string;
            } | null;
            /** @description Until when everyone has to accept; null before there is a proposal */
            reply_by: string | null;
            /** @description The room that the reader gets */
            room_id: string | null;
            rooms: {
                /** Format: uuid */
                _id: string;
                /** @description How much less of an advantage it is for the reader than their own room */
                less: string | null;
                name: string;
                /** @description The first name of who gets it */
                person: string | null;
                rent: string | null;
                size_m2: number | null;
                /** @description What the reader said that it is worth to them */
                value: string | null;
            }[];
            /**
             * Format: date
             * @description The first day of the leases
             */
            starts_on: string;
            /** @enum {string} */
            state: "collecting" | "proposed" | "accepted" | "offered" | "withdrawn" | "expired";
            /** @description The rent of all rooms together, per month */
            total: string;
        };
        Passkey: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            created_at: string;
            last_used_at: string | null;
            name: string;
        };
        Passport: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            made_at: string;
            revoked_at: string | null;
            /** Format: date */
            use_until: string;
        };
        PassportSection: {
            lines: {
                label: string;
                value: string;
            }[];
            /** @description What the figures mean, and where they come from */
            note: string;
            /** @enum {string} */
            part: "stays" | "rent" | "deposits" | "chores" | "ratings";
            title: string;
        };
        Payment: {
            /** Format: uuid */
            _id: string;
            amount: string;
            currency: string;
            /** Format: date-time */
            entered_at: string;
            has_receipt: boolean;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @enum {string} */
            method: "bank_transfer" | "cash" | "card" | "direct_debit" | "other";
            note: string;
            /** Format: date */
            paid_on: string;
            /** @description What it was counted towards */
            parts: {
                /** @enum {string} */
                account: "rent" | "utilities" | "supplies" | "deposit" | "other";
                amount: string;
            }[];
            /** @description The month that it was meant for, if stated */
            period: string | null;
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** @description In their order */
            steps: {
                /** Format: date-time */
                at: string;
                /** @description null: it followed by itself */
                by: ("homeowner" | "tenant" | "admin") | null;
                /** @enum {string} */
                step: "entered" | "sealed" | "voided";
            }[];
            voided: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
        };
        Person: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
            /** Format: date-time */
            created_at: string;
            disabled: boolean;
            email: string;
            email_verified: boolean;
            first_name: string;
            /** @description Lived in or owned, archived ones left out; at most three */
            houses: {
                /** Format: uuid */
                _id: string;
                name: string;
            }[];
            houses_count: number;
            /** @description Has not chosen a password yet */
            invited: boolean;
            last_name: string;
            phone: string | null;
            photo: string | null;
        };
        PersonRecord: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
            /** Format: date-time */
            created_at: string;
            /** @description The account is gone; what is left of it is known by no name */
            deleted: boolean;
            disabled: boolean;
            email: string;
            email_verified: boolean;
            first_name: string;
            /** @description Lived in, owned or cleaned: those of today first */
            houses: {
                city: string;
                house: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                is_present: boolean;
                room: string | null;
                /** Format: date */
                since: string;
                until: string | null;
            }[];
            /** @description Has not chosen a password yet */
            invited: boolean;
            last_name: string;
            phone: string | null;
            photo: string | null;
        };
        Photo: {
            caption: string;
            /** @description Of the large size, in pixels */
            height: number;
            /** Format: uuid */
            image_id: string;
            small_url: string;
            /** @description The large size; fetched with the session, not by an address alone */
            url: string;
            /** @description Of the large size, in pixels */
            width: number;
        };
        PointEntry: {
            /** Format: uuid */
            _id: string;
            appeal: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                state: "open" | "upheld" | "dismissed";
            } | null;
            /** @description Of a strike that nobody has appealed against: until when that can be done */
            appealable_until: string | null;
            assignment_id: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            cause: "chore" | "rejected" | "missed" | "bonus" | "debt";
            chore: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                icon: "dishes" | "kitchen" | "shower" | "toilet" | "vacuum" | "mop" | "sofa" | "bins" | "recycling" | "fridge" | "oven" | "laundry" | "window" | "stairs" | "duster" | "plant" | "garden" | "balcony" | "basket" | "cellar" | "snow" | "pet" | "tools" | "star";
                name: string;
            } | null;
            due_on: string | null;
            /** @description Of a strike: when it stops counting */
            expires_at: string | null;
            /** @description What was posted; null: nothing was */
            feed_id: string | null;
            /** @description Of a bonus */
            given_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            month: string;
            points: number;
            /** @description Of a bonus its reason, of a strike the reasons of those who gave it */
            reasons: string[];
            /** @description Another row takes it back */
            reversed: boolean;
            /** @description The row that this one takes back */
            reverses: string | null;
            /** @description -1: one that is taken back */
            strikes: number;
        };
        PortfolioFaultLine: {
            /** @description null: the line as a whole */
            column: ("house" | "street" | "postal_code" | "city" | "country" | "currency" | "time_zone" | "room" | "size" | "rent" | "rent_period" | "deposit" | "first_name" | "last_name" | "email" | "phone" | "starts_on" | "ends_on" | "balance") | null;
            /** @enum {string} */
            fault: "missing" | "too_long" | "not_accepted" | "country" | "currency" | "time_zone" | "size" | "rent_period" | "amount" | "amount_ambiguous" | "amount_negative" | "amount_large" | "day" | "day_ambiguous" | "email" | "phone" | "other_house" | "house_archived" | "house_draft" | "house_full" | "room_twice" | "room_there" | "room_taken" | "email_twice" | "ends_before" | "lease_over" | "balance_ahead" | "quotes";
            line: number;
            /** @description What the cell says */
            said: string;
        };
        PortfolioHouse: {
            /** @description null: the house exists */
            city: string | null;
            currency: string;
            is_new: boolean;
            name: string;
            rooms: components["schemas"]["PortfolioRoom"][];
        };
        PortfolioPreview: {
            /** @description The first 500 */
            faults: components["schemas"]["PortfolioFaultLine"][];
            /** @description Everything that has to be corrected first */
            faulty: number;
            houses: components["schemas"]["PortfolioHouse"][];
            /** @description Somebody owes rent or has paid in advance, which a lease has to state */
            needs_lease: boolean;
            /** @description Who would be invited by e-mail */
            roomies: number;
            /** @description Headers of columns that mean nothing here */
            unused: string[];
        };
        PortfolioRoom: {
            deposit: string;
            is_new: boolean;
            /** @description Of the file, from 1 */
            line: number;
            name: string;
            /** @description A period */
            rent: string;
            /** @enum {string} */
            rent_period: "week" | "two_weeks" | "four_weeks" | "month";
            roomie: {
                /** @description Rent owed; negative: paid in advance */
                balance: string;
                email: string;
                ends_on: string | null;
                first_name: string;
                last_name: string;
                /** Format: date */
                starts_on: string;
            } | null;
        };
        Preferences: {
            alerts: components["schemas"]["AlertPreference"][];
            /** @description When the daily e-mail is sent, in that time zone */
            digest_time: string;
            /** @description null: as the browser asks */
            locale: ("en" | "de" | "es" | "fr" | "ar") | null;
            /** @description When devices show no notifications, in that time zone; past midnight if it ends earlier. null: never */
            quiet_hours: {
                from: string;
                to: string;
            } | null;
            /** @enum {string} */
            role: "roomie" | "homeowner" | "neatkeeper" | "admin";
            theme: ("system" | "light" | "dark") | null;
            /** @description IANA */
            time_zone: string;
        };
        PreviousRoomie: {
            /** Format: uuid */
            _id: string;
            first_name: string;
            last_name: string;
            photo: string | null;
            stay: components["schemas"]["EndedStay"];
        };
        PreviousRoomieDetail: {
            /** Format: uuid */
            _id: string;
            email: string;
            first_name: string;
            last_name: string;
            phone: string | null;
            photo: string | null;
            /** @description Newest first; to a homeowner those in own houses */
            stays: components["schemas"]["EndedStay"][];
        };
        Problem: {
            /** @description With it the second step is taken, on `second_step_required` */
            challenge?: string;
            /** @enum {string} */
            code: "invalid_request" | "unauthenticated" | "wrong_credentials" | "second_step_required" | "passkey_required" | "forbidden" | "step_up_required" | "account_leaving" | "factor_needed" | "not_found" | "method_not_allowed" | "conflict" | "stale_version" | "link_spent" | "challenge_spent" | "body_too_large" | "address_too_long" | "unsupported_media_type" | "expectation_failed" | "rule_violated" | "rate_limited" | "headers_too_large" | "internal" | "unavailable";
            /** @description What the server holds, on 409 */
            current?: unknown;
            detail: string;
            errors?: {
                message: string;
                path: string;
            }[];
            instance: string;
            request_id: string;
            /** @description Seconds to wait before another try, on 429 and 503 */
            retry_after?: number;
            status: number;
            title: string;
            type: string;
        };
        Prospect: {
            /** Format: uuid */
            _id: string;
            applicant_id: string | null;
            /** Format: date-time */
            created_at: string;
            currency: string;
            deposit: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            first_name: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            last_name: string;
            /** @description What is to be signed; null: nothing written yet */
            lease: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                state: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
                text_version: number;
                title: string;
            } | null;
            note: string;
            phone: string | null;
            rent: string;
            /** @enum {string} */
            rent_period: "week" | "two_weeks" | "four_weeks" | "month";
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            state: "invited" | "viewed" | "signed" | "moved_in" | "withdrawn" | "expired";
            version: number;
            viewed_at: string | null;
        };
        ProspectDetail: {
            /** Format: uuid */
            _id: string;
            applicant_id: string | null;
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** @description Where they said no */
            decline_reason: string;
            deposit: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            first_name: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            last_name: string;
            /** @description What is to be signed; null: nothing written yet */
            lease: {
                /** Format: uuid */
                _id: string;
                /** @enum {string} */
                state: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
                text_version: number;
                title: string;
            } | null;
            note: string;
            phone: string | null;
            rent: string;
            /** @enum {string} */
            rent_period: "week" | "two_weeks" | "four_weeks" | "month";
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            state: "invited" | "viewed" | "signed" | "moved_in" | "withdrawn" | "expired";
            version: number;
            viewed_at: string | null;
        };
        PublicAd: {
            /** Format: uuid */
            _id: string;
            amenities: ("wifi" | "washing_machine" | "dryer" | "dishwasher" | "furnished" | "garden" | "balcony" | "living_room" | "parking" | "bike_storage" | "lift" | "step_free" | "cellar" | "desk_space" | "pets_welcome" | "smoke_free" | "cleaner")[];
            /** @description The first part of the postal code; never street or number */
            area: string;
            /** @description null: at once */
            available_from: string | null;
            city: string;
            /** @description What living there costs, rounded. null in a list, and unless three people have lived there long enough that nobody’s costs can be worked out */
            costs: components["schemas"]["AdLivingCosts"] | null;
            country: string;
            currency: string;
            deposit: string;
            opened_at: string | null;
            /** @description In a list only the first; of the room, then of the house */
            photos: components["schemas"]["AdPhoto"][];
            /** @description What applicants are asked */
            questions: components["schemas"]["AdQuestion"][];
            /** @description Of who lets it, by their roomies */
            rating: components["schemas"]["RatingAverage"];
            /** @description A month */
            rent: string;
            /** @description How many rooms the house has */
            rooms: number;
            size_m2: number | null;
            text: string;
            title: string;
        };
        /** @description Who can confirm it, as those who will owe for it; empty: every housemate but the buyer */
        PurchaseConsent: {
            required: boolean;
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
        }[];
        /** @description What each paid; empty: the buyer paid all */
        PurchasePayers: {
            amount: string;
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
        }[];
        PurchaseSplit: {
            /** @description Of the receipt, if it is split by them */
            items: {
                amount: string;
                name: string;
                people: string[];
            }[];
            /** @enum {string} */
            method: "present" | "equal" | "shares" | "percent" | "exact" | "items";
            /** @description Empty if it is split between everyone present */
            parts: {
                /** @description What they bear at the confirmed price, or at the price of the buyer until then */
                amount: string;
                roomie: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                /** @description Shares, hundredths of a percent, or an amount in the smallest unit of the currency, by the method */
                weight: number;
            }[];
        };
        PushDevice: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            created_at: string;
            /** @description The caller is signed in on this device */
            current: boolean;
            /**
             * Format: date-time
             * @description When it last opened the app or accepted a notification
             */
            last_used_at: string;
            user_agent: string;
        };
        QueueHealth: {
            active: number;
            delayed: number;
            failed: number;
            name: string;
            waiting: number;
        };
        QueueJob: {
            /** Format: date-time */
            added_at: string;
            /** Format: uuid */
            event_id: string;
            handler: string;
            /** @description The domain event */
            kind: string | null;
            last_error: string | null;
            next_try_at: string | null;
            tries: number;
        };
        QuietTimes: {
            windows: components["schemas"]["WeeklyWindow"][];
        };
        RateableStay: {
            can_rate: boolean;
            /** @description The last day; null: the tenancy is current */
            closes_on: string | null;
            /** @description Today included; null: the tenancy is current, or it can’t be rated */
            days_left: number | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What the caller has written */
            mine: components["schemas"]["Rating"] | null;
            /** @description null: the stay was too short to be rated */
            opens_on: string | null;
            person: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description Why not */
            reason: ("not_shared" | "too_early" | "too_short" | "window_closed" | "already_rated") | null;
            stay: {
                /** Format: date */
                from: string;
                /** Format: uuid */
                tenancy_id: string;
                /** @description null: it is current */
                until: string | null;
            };
        };
        Rating: {
            /** Format: uuid */
            _id: string;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What the reader can do */
            may: {
                edit: boolean;
                reply: boolean;
            };
            /** @description To its author and admins; not a key of what anybody else gets, nor of the answer to writing it */
            private_feelings?: string;
            rated: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @enum {string} */
            rated_type: "homeowner" | "roomie";
            /** @description Stars; null: it was removed */
            rating: number | null;
            /** @description By Common Roof */
            removed: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** @description By who was rated */
            reply: {
                /** Format: date-time */
                at: string;
                text: string;
            } | null;
            revealed_at: string | null;
            /** @description While it is sealed: when it is revealed at the latest */
            reveals_at: string | null;
            /** @enum {string} */
            state: "sealed" | "revealed";
            stay: {
                /** Format: date */
                from: string;
                /** Format: uuid */
                tenancy_id: string;
                /** @description null: it is current */
                until: string | null;
            };
            version: number;
            what_could_be_improved: string;
            whats_good: string;
            /** Format: date-time */
            written_at: string;
        };
        RatingAverage: {
            /** @description null before three ratings */
            average: number | null;
            count: number;
        };
        RatingChance: {
            can_rate: boolean;
            /** @description The last day; null: the tenancy is current */
            closes_on: string | null;
            /** @description Today included; null: the tenancy is current, or it can’t be rated */
            days_left: number | null;
            /** @description null: the stay was too short to be rated */
            opens_on: string | null;
            /** @description Why not */
            reason: ("not_shared" | "too_early" | "too_short" | "window_closed" | "already_rated") | null;
        };
        ReceivedInvitation: {
            /** Format: uuid */
            _id: string;
            cleaning: components["schemas"]["CleaningPlan"];
            /** Format: date-time */
            created_at: string;
            /** @description Their name */
            homeowner: string;
            house: {
                /** Format: uuid */
                _id: string;
                city: string;
                name: string;
            };
        };
        Recurrence: {
            /** @constant */
            every: "day";
            interval: number;
        } | {
            /** @constant */
            every: "week";
            interval: number;
            readonly weekdays: number[];
        } | {
            /** @constant */
            every: "month";
            in: {
                /** @description Where a month is shorter, its last day */
                day: number;
                /** @constant */
                on: "day";
            } | {
                /** @description -1: the last of the month */
                nth: number;
                /** @constant */
                on: "weekday";
                /** @description ISO weekday: 1 is Monday */
                weekday: number;
            };
            interval: number;
        } | {
            /** @constant */
            every: "year";
            in: {
                /** @description Where a month is shorter, its last day */
                day: number;
                /** @constant */
                on: "day";
            } | {
                /** @description -1: the last of the month */
                nth: number;
                /** @constant */
                on: "weekday";
                /** @description ISO weekday: 1 is Monday */
                weekday: number;
            };
            interval: number;
            month: number;
        };
        RecurringBill: {
            /** @description It is entered by itself on that day; null: who set it is reminded */
            amount: string | null;
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            currency: string;
            /** @enum {string} */
            every: "month" | "quarter" | "year";
            /**
             * Format: date
             * @description About when the first one comes; the others come on that day of the month
             */
            first_on: string;
            /** @description That roomie can no longer run bills, so it isn’t entered by itself */
            has_lapsed: boolean;
            /** @description That is a roomie; roomies who can run bills change only those */
            is_of_roomie: boolean;
            /**
             * Format: date
             * @description About when it comes next
             */
            next_on: string;
            /** @description Who set it or changed it last */
            set_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** @description The next one is left out */
            skips_next: boolean;
            /** @description Who shares it, and how many shares each of their days has; empty: everyone alike */
            split: components["schemas"]["BillSharer"][];
            supplier: string;
            /** @description What it was due for, and is not entered yet */
            waits: {
                /** Format: date */
                from: string;
                /** Format: date */
                since: string;
                /** Format: date */
                to: string;
            } | null;
        };
        RecurringCost: {
            /** Format: uuid */
            _id: string;
            amount: string;
            /** @enum {string} */
            category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
            currency: string;
            /** @enum {string} */
            every: "month" | "quarter" | "year";
            /** Format: date */
            first_on: string;
            /** @description When it is added after that, and next if that one is skipped */
            following_on: string | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description When it is added next; null: it has ended */
            next_on: string | null;
            note: string;
            /** @description null: for the whole house */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            supplier: string;
            /** @description The last day on which it may be added; null: no end is known */
            until: string | null;
            version: number;
        };
        RecurringSupply: {
            /** Format: uuid */
            _id: string;
            buyer: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** @enum {string} */
            category: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
            currency: string;
            /** @enum {string} */
            every: "week" | "two_weeks" | "month" | "quarter" | "year";
            /** @description The reader bought it */
            may_change: boolean;
            name: string;
            /** Format: date */
            next_on: string;
            price: string;
            /** @description The next one is left out */
            skips_next: boolean;
            /** @enum {string} */
            split: "present" | "equal" | "shares" | "percent" | "exact" | "items";
        };
        RentChange: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            announced_at: string;
            /** @description Of the roomie; it doesn’t stop the announcement */
            answer: {
                /** Format: date-time */
                at: string;
                objection: string;
                /** @enum {string} */
                said: "acknowledged" | "objected";
            } | null;
            /** @description The rent that it takes the place of */
            before: string;
            /**
             * Format: date
             * @description The first day on which it applies
             */
            from: string;
            in_force: boolean;
            rent: string;
            /** @enum {string} */
            state: "announced" | "withdrawn";
        };
        Repair: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
            /** @description What tells it from others of its kind, or what it is */
            area_name: string | null;
            /** @description The neatkeeper who takes care of it; null: a tradesperson or the homeowner */
            assignee: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            } | null;
            /** @description What the caller can do with it now */
            can: {
                answer: boolean;
                decide: boolean;
                finish: boolean;
                plan: boolean;
                reopen: boolean;
                withdraw: boolean;
                write: boolean;
            };
            /** @description For homeowners and admins; null for others, and where there was none */
            cost: string | null;
            description: string;
            ended: {
                /** Format: date-time */
                at: string;
                /** @description null: the tradesperson */
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    photo: string | null;
                } | null;
                /** @description What was done, or why nothing is */
                words: string;
            } | null;
            /** @enum {string} */
            entry: "ask_first" | "come_in";
            /** @description When somebody is at home, and what to mind */
            entry_note: string;
            house: {
                /** Format: uuid */
                _id: string;
                currency: string;
                name: string;
                time_zone: string;
            };
            notes_count: number;
            photos: components["schemas"]["Photo"][];
            /** @description Of what was done */
            photos_after: components["schemas"]["Photo"][];
            /** Format: date-time */
            reported_at: string;
            reporter: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description null: a part of the house that all share */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @enum {string} */
            state: "reported" | "accepted" | "done" | "declined" | "withdrawn";
            title: string;
            /** @description The tradesperson who takes care of it by a link, without an account */
            trade: {
                /** @description For homeowners and admins; null for others, and where there is none */
                email: string | null;
                /** @description The caller can copy the link that they use */
                has_link: boolean;
                name: string;
            } | null;
            /** @enum {string} */
            urgency: "emergency" | "soon" | "whenever";
            version: number;
            visit: {
                /** @description Who said that the time suits; null: nobody yet */
                agreed: {
                    /** Format: date-time */
                    at: string;
                    by: {
                        /** Format: uuid */
                        _id: string;
                        first_name: string;
                        photo: string | null;
                    };
                } | null;
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                until: string;
            } | null;
        };
        RepairDetail: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
            /** @description What tells it from others of its kind, or what it is */
            area_name: string | null;
            /** @description The neatkeepers that the caller can ask to take care of it */
            assignable: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            }[];
            /** @description The neatkeeper who takes care of it; null: a tradesperson or the homeowner */
            assignee: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            } | null;
            /** @description What the caller can do with it now */
            can: {
                answer: boolean;
                decide: boolean;
                finish: boolean;
                plan: boolean;
                reopen: boolean;
                withdraw: boolean;
                write: boolean;
            };
            /** @description For homeowners and admins; null for others, and where there was none */
            cost: string | null;
            description: string;
            ended: {
                /** Format: date-time */
                at: string;
                /** @description null: the tradesperson */
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    photo: string | null;
                } | null;
                /** @description What was done, or why nothing is */
                words: string;
            } | null;
            /** @enum {string} */
            entry: "ask_first" | "come_in";
            /** @description When somebody is at home, and what to mind */
            entry_note: string;
            house: {
                /** Format: uuid */
                _id: string;
                currency: string;
                name: string;
                time_zone: string;
            };
            /** @description Oldest first */
            notes: components["schemas"]["RepairNote"][];
            notes_count: number;
            photos: components["schemas"]["Photo"][];
            /** @description Of what was done */
            photos_after: components["schemas"]["Photo"][];
            /** Format: date-time */
            reported_at: string;
            reporter: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description null: a part of the house that all share */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @enum {string} */
            state: "reported" | "accepted" | "done" | "declined" | "withdrawn";
            title: string;
            /** @description The tradesperson who takes care of it by a link, without an account */
            trade: {
                /** @description For homeowners and admins; null for others, and where there is none */
                email: string | null;
                /** @description The caller can copy the link that they use */
                has_link: boolean;
                name: string;
            } | null;
            /** @enum {string} */
            urgency: "emergency" | "soon" | "whenever";
            version: number;
            visit: {
                /** @description Who said that the time suits; null: nobody yet */
                agreed: {
                    /** Format: date-time */
                    at: string;
                    by: {
                        /** Format: uuid */
                        _id: string;
                        first_name: string;
                        photo: string | null;
                    };
                } | null;
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                until: string;
            } | null;
        };
        RepairFigures: {
            /** @description What was reported most often first; withdrawn and declined reports don’t count */
            areas: {
                /** @enum {string} */
                area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
                reported: number;
            }[];
            /** @description Of those that are done */
            costs: {
                amount: string;
                currency: string;
            }[];
            done: number;
            /** @description From the report to the end, of those that are done; null: none is */
            median_days: number | null;
            /** @description Now */
            open: number;
        };
        RepairNote: {
            /** Format: uuid */
            _id: string;
            /** @description null: a tradesperson */
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            } | null;
            text: string;
            /** @description Of the tradesperson who wrote it */
            trade_name: string | null;
            /** Format: date-time */
            written_at: string;
        };
        RepairReportInput: {
            /** @enum {string} */
            area: "kitchen" | "bathroom" | "toilet" | "living_room" | "hall" | "stairs" | "laundry" | "outside" | "other";
            area_name?: string;
            /** @default  */
            description?: string;
            /** @enum {string} */
            entry: "ask_first" | "come_in";
            /** @default  */
            entry_note?: string;
            photos?: {
                caption?: string;
                /** Format: uuid */
                image_id: string;
            }[];
            /** @description null: a part of the house that all share */
            room_id?: string | null;
            title: string;
            /** @enum {string} */
            urgency: "emergency" | "soon" | "whenever";
        };
        ReportAddendum: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            by: "roomie" | "homeowner";
            /** Format: date-time */
            created_at: string;
            photos: components["schemas"]["ReportPhoto"][];
            text: string;
        };
        ReportedPayment: {
            /** Format: uuid */
            _id: string;
            amount: string;
            currency: string;
            /** @enum {string} */
            method: "bank_transfer" | "cash" | "card" | "direct_debit" | "other";
            note: string;
            /** Format: date */
            paid_on: string;
            /** @description Why it was rejected */
            reason: string;
            /** Format: date-time */
            reported_at: string;
            /** @enum {string} */
            state: "reported" | "confirmed" | "rejected" | "withdrawn";
            version: number;
        };
        ReportItem: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            area: "room" | "kitchen" | "bathroom" | "living_room" | "shared" | "outside" | "keys";
            /** @description How it was at moving in; null there, and where nobody said */
            baseline: {
                /** @description Null: nobody has looked */
                condition: ("good" | "worn" | "damaged" | "missing" | "none") | null;
                photos: components["schemas"]["ReportPhoto"][];
                remarks: string;
            } | null;
            /** @description Null at move-in, and until the item was inspected */
            change: ("same" | "better" | "wear" | "worse" | "no_baseline") | null;
            /** @description Null: nobody has looked */
            condition: ("good" | "worn" | "damaged" | "missing" | "none") | null;
            /** @description In the language of the reader; as it was written where a person added it */
            name: string;
            photos: components["schemas"]["ReportPhoto"][];
            remarks: string;
            /** @description On the list of the area; null where a person added it */
            thing: string | null;
        };
        ReportPhoto: {
            caption: string;
            /** @description Of the large size, in pixels */
            height: number;
            /** Format: uuid */
            image_id: string;
            /** @description Of the large size as it is stored */
            sha256: string;
            small_url: string;
            /**
             * Format: date-time
             * @description By the clock of the server
             */
            uploaded_at: string;
            /** @description The large size; fetched with the session, not by an address alone */
            url: string;
            /** @description Of the large size, in pixels */
            width: number;
        };
        Restated: {
            cause: components["schemas"]["RestatementCause"];
            /** @description How often they have been written down */
            version: number;
        };
        RestatementCause: {
            /** @description The day that it is */
            after: string | null;
            /** Format: date-time */
            at: string;
            /** @description The day that it was */
            before: string | null;
            /** @enum {string} */
            kind: "first_day" | "last_day" | "moved_in" | "moved_out" | "stays" | "returned" | "lease_changed" | "corrected" | "purchase_removed" | "purchase_taken_back" | "recalculated";
            /** @description Whose days or lease are different, or who bought it */
            person: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            } | null;
        };
        Room: {
            /** Format: uuid */
            _id: string;
            /** @description From when an empty room can be had; null: at once */
            available_from: string | null;
            /** @description null where the caller may not see it */
            deposit: string | null;
            description: string;
            /** Format: uuid */
            house_id: string;
            /** @description First day of the next tenancy, where one is agreed */
            let_from: string | null;
            /** @description Last day of the current tenancy, where it has one */
            occupied_until: string | null;
            photos: components["schemas"]["Photo"][];
            /** @description A month; null where the caller may not see it */
            rent: string | null;
            room_name: string;
            /** @description The current roomie */
            roomie: string | null;
            size_m2: number | null;
            /** @enum {string} */
            state: "vacant" | "listed" | "occupied" | "releasing";
        };
        RoomChoice: {
            /** Format: uuid */
            _id: string;
            /** @description How many people have accepted the proposal */
            accepted: number;
            /** @description How many people have entered their values */
            answered: number;
            can: {
                extend: boolean;
                offer: boolean;
                withdraw: boolean;
            };
            /**
             * Format: date-time
             * @description Until when values can be entered
             */
            closes_at: string;
            currency: string;
            /** @description Why it ended without lease offers; null for one that has not, and for one that led to offers */
            ended: ("withdrawn" | "declined" | "unanswered" | "not_accepted" | "below_zero" | "person_left" | "room_gone" | "house_archived") | null;
            /** @description The largest envy of anyone: zero, or one minor unit; null before a proposal */
            envy: string | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
                time_zone: string;
            };
            people: {
                /** Format: uuid */
                _id: string;
                /** @description The lease for the other room that was drafted */
                agreement_id: string | null;
                has_accepted: boolean;
                has_answered: boolean;
                /** @description Lives in the house already, and would move */
                is_roomie: boolean;
                name: string;
                /** @description The lease offer that was made */
                prospect_id: string | null;
            }[];
            /** @description Until when everyone has to accept; null before there is a proposal */
            reply_by: string | null;
            rooms: {
                /** Format: uuid */
                _id: string;
                name: string;
                /** @description Their name */
                person: string | null;
                /** @description Which of the people gets it; null before a proposal */
                person_id: string | null;
                rent: string | null;
            }[];
            /**
             * Format: date
             * @description The first day of the leases
             */
            starts_on: string;
            /** @enum {string} */
            state: "collecting" | "proposed" | "accepted" | "offered" | "withdrawn" | "expired";
            /** @description The rent of all rooms together, per month */
            total: string;
            version: number;
        };
        RoomChoiceCandidates: {
            currency: string;
            /** @description Roomies with a lease in force, and undecided applicants for a room of the house */
            people: ({
                name: string;
                /** Format: uuid */
                roomie_id: string;
            } | {
                /** Format: uuid */
                applicant_id: string;
                name: string;
                room: string;
            })[];
            /** @description Rooms that are free, or will be */
            rooms: {
                /** Format: uuid */
                _id: string;
                /** @description null: free now */
                free_on: string | null;
                name: string;
                rent: string;
            }[];
        };
        RoomiePublic: {
            /** Format: uuid */
            _id: string;
            /** @description Days away, now and later; not for neatkeepers */
            away: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[] | null;
            /** @description About the stay; for the same */
            comments: string | null;
            /** @description Of the house, where the rent is shown */
            currency: string | null;
            email: string | null;
            /** @description For the roomie, their homeowner and admins */
            emergency_contact: {
                name: string;
                phone: string;
                relation: string;
            } | null;
            first_name: string;
            /** @description Has chosen a password; for the homeowner and admins */
            has_joined: boolean | null;
            /** @description A lease is in force, with which the stay ends; for the roomie, their homeowner and admins */
            has_lease: boolean | null;
            house: string | null;
            last_name: string;
            /** @description The homeowner’s private note; for them and admins, on its own page only */
            note: string | null;
            phone: string | null;
            photo: string | null;
            points: number | null;
            /** @description Of the stay; for the roomie, their homeowner and admins */
            rent: string | null;
            /** @description How often it is due; for the same */
            rent_period: ("week" | "two_weeks" | "four_weeks" | "month") | null;
            room: string | null;
            room_name: string | null;
            starts_on: string | null;
            /** @description upcoming: it begins on `starts_on`, and the roomie does not see the house yet */
            tenancy_state: ("upcoming" | "active" | "releasing" | "ended") | null;
        };
        RuleBook: {
            /** @description When the caller acknowledged this version */
            acknowledged_at: string | null;
            acknowledgements: {
                given: number;
                /** @description Who lives there now */
                of: number;
                /** @description Who, for the homeowner and admins; null for roomies */
                roomies: {
                    /** Format: uuid */
                    _id: string;
                    acknowledged_at: string | null;
                    first_name: string;
                    last_name: string;
                    photo: string | null;
                }[] | null;
            };
            began_at: string | null;
            /** Format: uuid */
            house_id: string;
            /** @description The version before; null for the first one */
            previous: string | null;
            text: string;
            /** @description 0: none written yet */
            version: number;
        };
        RuleChange: {
            /** Format: uuid */
            _id: string;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description How many, those that were taken away left out */
            comments: number;
            decision: {
                /** Format: date-time */
                decided_at: string;
                reason: string;
                /** @description Of the rules that it made; null where it was declined */
                version: number | null;
            } | null;
            /** Format: uuid */
            house_id: string;
            is_voting: boolean;
            /** @description The caller lived there when it was opened, and voting is not over */
            may_vote: boolean;
            /** Format: date-time */
            opened_at: string;
            own_vote: ("for" | "against") | null;
            /** @description The rule that it is about; empty: a new one */
            rule: string;
            /** @enum {string} */
            state: "open" | "accepted" | "declined";
            /** @description The new wording; empty: the rule goes */
            suggestion: string;
            /** @description What a point of missed turns is to cost with it; 0: not to be paid with money any more; null: not about that */
            turn_price: {
                amount: string;
                currency: string;
            } | null;
            votes: {
                against: number;
                for: number;
                missing: number;
            };
            /**
             * Format: date-time
             * @description When voting ends, whether or not all have voted
             */
            voting_ends_at: string;
            /** @description What is wrong with it */
            why_not: string;
        };
        RuleComment: {
            /** Format: uuid */
            _id: string;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** Format: date-time */
            created_at: string;
            removed_at: string | null;
            /** @description Empty once it was taken away */
            text: string;
        };
        SentFile: {
            bytes: number;
            /** @description Of a voice message, as its sender measured it */
            duration_ms: number | null;
            /** Format: uuid */
            file_id: string;
            /** @enum {string} */
            kind: "pdf" | "voice";
            /** @description As its sender called it; empty for a voice message */
            name: string;
            /** @description Fetched with the session, not by an address alone */
            url: string;
        };
        Session: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            created_at: string;
            current: boolean;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            last_seen_at: string;
            user_agent: string;
        };
        SetOffDue: {
            /** @description What is paid of it */
            amount: string;
            /** Format: date */
            due_on: string;
            /** @description In the language of the lease */
            label: string;
        };
        Settlement: {
            /** Format: uuid */
            agreement_id: string;
            /** @description The open share of supplies and of variable costs */
            cost_per_person: string;
            currency: string;
            /** @description Held: what was paid of it. What becomes of it is settled in its own time */
            deposit: string;
            /** @description What the lease says */
            deposit_agreed: string;
            /** Format: date */
            left_on: string;
            lines: components["schemas"]["SettlementLine"][];
            /**
             * Format: date
             * @description Until when the deposit has to be returned
             */
            return_by: string;
            /** @description Of all of it: who releases says what they saw */
            sha256: string;
            /** @description Of the lines; negative: the roomie gets it */
            total: string;
        };
        SettlementLine: {
            /** @description Positive: the roomie owes it */
            amount: string;
            /** @enum {string} */
            kind: "rent" | "supplies" | "variable_costs" | "deduction";
            label: string;
            /** @description How the amount comes about; empty where the label says it */
            why: string;
        };
        SettleUp: {
            /** @description Of everyone who lives there or still owes; former roomies see only their own */
            balances: components["schemas"]["SettleUpBalance"][];
            currency: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description Proposed, and said to be paid; the own ones first */
            payments: components["schemas"]["SettleUpPayment"][];
        };
        SettleUpBalance: {
            /** @description Positive: they owe the others; negative: they are owed */
            amount: string;
            lives_here: boolean;
            person: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
        };
        SettleUpPayment: {
            /** Format: uuid */
            _id: string;
            amount: string;
            /** @description When who is owed last asked for it */
            asked_on: string | null;
            confirmed_at: string | null;
            currency: string;
            /** @description Who owes */
            from: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What the reader can do */
            may: {
                confirm: boolean;
                pay: boolean;
                reject: boolean;
                remind: boolean;
                take_back: boolean;
                undo: boolean;
            };
            /** @description As who owes says */
            paid: {
                /** Format: date-time */
                at: string;
                /** @description null: not said */
                method: ("bank_transfer" | "cash" | "other") | null;
                note: string;
            } | null;
            /** Format: date-time */
            proposed_at: string;
            /** @description Nothing had come, said who is owed, when it was last said to be paid */
            rejected: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** @enum {string} */
            state: "proposed" | "paid" | "confirmed" | "replaced" | "undone";
            /** @description Who is owed */
            to: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @description It was confirmed by mistake */
            undone: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            version: number;
        };
        Showing: {
            /** Format: uuid */
            _id: string;
            /** @description For the homeowner */
            ad_id: string | null;
            /** @description For the homeowner */
            applicant_id: string | null;
            cancelled_by: ("homeowner" | "roomie" | "visitor" | "nobody") | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            ends_at: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
                time_zone: string;
            };
            /** @description To who lives in the room; empty for housemates */
            note: string;
            /** @description The caller lives in the room on that day */
            own_room: boolean;
            /** @description Why it was declined or cancelled; null for housemates */
            reason: string | null;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description Who lives in the room on that day, by first name */
            roomie: string | null;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            state: "proposed" | "confirmed" | "done" | "cancelled";
            version: number;
            /** @description For the homeowner and for who lives in the room; forgotten 90 days after */
            visitor: components["schemas"]["Visitor"] | null;
            /** @description Whose yes is missing: of who lives in the room, or where nobody does of the visitor */
            waits_for: ("roomie" | "visitor") | null;
        };
        ShowingSettings: {
            /** @description Free time after each showing */
            buffer_minutes: number;
            minutes: number;
            /** @description Hours of notice that the roomie of the room gets before a showing */
            notice_hours: number;
            /** @description 0: nobody has chosen yet */
            version: number;
            windows: components["schemas"]["WeeklyWindow"][];
        };
        Signature: {
            /** @enum {string} */
            by: "homeowner" | "tenant";
            /** @description Strokes; null: the name was typed */
            data: number[][] | null;
            name: string;
            /** Format: date-time */
            signed_at: string;
        };
        SignedIn: {
            token: string;
            user: components["schemas"]["User"];
        };
        Slot: {
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            starts_at: string;
        };
        Standings: {
            closed_at: string | null;
            /** Format: uuid */
            house_id: string;
            items: {
                /** @description Points in this house since ever */
                all_time: number;
                /** @description Points that the homeowner gave or took in that month */
                bonus: number;
                /** @description Points that the homeowner can still give or take in that month */
                bonus_left: number;
                /** @description Chores that were done and verified */
                done: number;
                /** @description The part of what chores gave the whole house in that month */
                effort: number;
                is_best: boolean;
                /** @description Told to the person, the homeowner and admins alone */
                is_worst: boolean;
                points: number;
                roomie: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    photo: string | null;
                };
                /** @description Turns done one after another, up to now and 100 */
                streak: number;
                strikes: number;
            }[];
            month: string;
        };
        StarterTemplate: {
            agreement: string;
            key: string;
            /** @enum {string} */
            language: "en" | "de" | "es" | "fr" | "ar";
            /** @description Its first line, which says that it is an example: an agreement that still has it is not sent */
            note: string;
            title: string;
            /** @enum {string} */
            type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
        };
        StatementEntry: {
            /** Format: uuid */
            _id: string;
            amount: string;
            category: ("electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other" | "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel") | null;
            currency: string;
            /** Format: date */
            day: string;
            /** @enum {string} */
            figure: "rent_received" | "rent_charged" | "bills_received" | "bills_shared" | "other_received" | "deposits_received" | "deposits_returned" | "deposits_kept" | "house_bills" | "own_costs";
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @description A supplier, a reason or a note */
            words: string;
        };
        StatementLine: {
            amount: string;
            /** @description In the year before */
            before: string;
            category: ("electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other" | "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel") | null;
            /** @enum {string} */
            figure: "rent_received" | "rent_charged" | "bills_received" | "bills_shared" | "other_received" | "deposits_received" | "deposits_returned" | "deposits_kept" | "house_bills" | "own_costs";
            /** @description The roomie it is about */
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @description The room the roomie lived in then */
            room: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
        };
        StatementTotal: {
            before: {
                costs: string;
                income: string;
                /** @description Income less costs */
                result: string;
            };
            costs: string;
            currency: string;
            income: string;
            /** @description The twelve months of the year */
            months: {
                costs: string;
                /**
                 * Format: date
                 * @description Its first day
                 */
                from: string;
                income: string;
            }[];
            /** @description Income less costs */
            result: string;
        };
        StayFacts: {
            /** @description About the stay; its roomie reads them too */
            comments: string;
            /** @description null: as the room says */
            rent: string | null;
            /** Format: date */
            starts_on: string;
        };
        StockItem: {
            /** Format: uuid */
            _id: string;
            /** @description Who gets it; null: nobody said so */
            claim: {
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                is_own: boolean;
                /** Format: date-time */
                until: string;
            } | null;
            /** @description Typical days between two purchases; null: bought on fewer than three days */
            lasts_days: number | null;
            /** @enum {string} */
            level: "enough" | "low" | "out";
            /** @description When it probably runs low; null: unknown, or it is needed already */
            low_expected_on: string | null;
            /** @description How often its level has changed; sent back with a new level */
            marks: number;
            name: string;
            /** @description Such as its brand or size; may be empty */
            note: string;
            /** @description Where it is kept; may be empty */
            place: string;
            /**
             * Format: date-time
             * @description When its level last changed
             */
            since: string;
            version: number;
        };
        SuppliesImport: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            currency: string;
            /** @description When it was taken back */
            ended: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** @enum {string} */
            form: "own" | "splitwise" | "spliit";
            /** Format: date */
            from: string;
            payments: number;
            purchases: number;
            /** Format: date */
            to: string;
            /** @description Of the purchases */
            total: string;
        };
        SuppliesMonth: {
            /** @description Positive: they bought more than they bear */
            balance: string;
            /** @description What they paid of what counts */
            bought: string;
            month: string;
            /** @description How many of theirs count */
            purchases: number;
            roomie: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** @description What they bear of all that was bought */
            share: string;
        };
        SuppliesMonths: {
            /** @description The newest month first, the largest category first */
            categories: components["schemas"]["SuppliesOfCategory"][];
            currency: string;
            /** @description The newest month first */
            items: components["schemas"]["SuppliesMonth"][];
        };
        SuppliesOfCategory: {
            /** @enum {string} */
            category: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
            month: string;
            total: string;
        };
        SuppliesTotal: {
            balance: string;
            bought: string;
            currency: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            purchases: number;
            share: string;
        };
        Supply: {
            /** Format: uuid */
            _id: string;
            /** Format: date */
            bought_on: string;
            buyer: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** @enum {string} */
            category: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
            /** @description How many, those that were taken away left out */
            comments: number;
            /** @description What housemates and the homeowner say it cost; the first first */
            confirmations: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                price: string;
            }[];
            consent: components["schemas"]["PurchaseConsent"];
            counted_at: string | null;
            currency: string;
            /** @description When it was taken back, or removed */
            ended: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                reason: string;
            } | null;
            /** Format: date-time */
            entered_at: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @description What the reader can do: say what it cost, take it back or remove it */
            may: {
                remove: boolean;
                verify: boolean;
            };
            name: string;
            /** @description Above the limit of the house: the homeowner has to confirm it, or two housemates */
            needs_two: boolean;
            /** @description Of the buyer; may be empty */
            note: string;
            payers: components["schemas"]["PurchasePayers"];
            /** @description Of the receipt */
            photos: components["schemas"]["Photo"][];
            /** @description What the buyer says it cost */
            price: string;
            /** @description What was confirmed; null: it does not count yet */
            price_added: string | null;
            /** @description In the words of the buyer; empty: not said */
            quantity: string;
            /** @description Why its shares are others than at first */
            restated: components["schemas"]["Restated"] | null;
            /** @description What each bears of it, once it counts */
            shares: {
                amount: string;
                roomie: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
            }[];
            split: components["schemas"]["PurchaseSplit"];
            /** @enum {string} */
            state: "entered" | "verified" | "withdrawn" | "removed";
        };
        SupplyComment: {
            /** Format: uuid */
            _id: string;
            author: {
                /** Format: uuid */
                _id: string;
                first_name: string;
                photo: string | null;
            };
            /** Format: date-time */
            created_at: string;
            removed_at: string | null;
            /** @description Empty once it was taken away */
            text: string;
        };
        UploadAnswer: {
            image: components["schemas"]["Photo"];
            /** @constant */
            ok: true;
        } | {
            /** @constant */
            ok: false;
            problem: components["schemas"]["Problem"];
        };
        User: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
            email: string;
            first_name: string;
            last_name: string;
            photo: string | null;
        };
        VariableCost: {
            /** Format: uuid */
            _id: string;
            amount: string;
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            currency: string;
            /**
             * Format: date
             * @description When the shares are to be paid
             */
            due_on: string;
            /** @description On which nobody lived there */
            empty_days: number;
            /** @description When it was taken back */
            ended: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                reason: string;
            } | null;
            /** Format: date-time */
            entered_at: string;
            entered_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** Format: date */
            from: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            meter: {
                end: string;
                name: string;
                start: string;
                /** @enum {string} */
                unit: "kWh" | "m³" | "l" | "MWh";
                used: string;
            } | null;
            note: string;
            /** @description Of everybody together */
            occupant_days: number;
            period_days: number;
            /** @description Of the paper */
            photos: components["schemas"]["Photo"][];
            /** @description To whom its shares are shown: why they are others than at first */
            restated: components["schemas"]["Restated"] | null;
            /** @description To a roomie: of bills that they bear a part of. The homeowner is among them where a part is theirs */
            shares: components["schemas"]["CostShare"][];
            /** @description Who shares it, and how many shares each of their days has; empty: everyone alike */
            split: components["schemas"]["BillSharer"][];
            /** @enum {string} */
            state: "entered" | "taken_back";
            supplier: string;
            /**
             * Format: date
             * @description Counts
             */
            to: string;
            version: number;
        };
        VariableCostDetail: {
            /** Format: uuid */
            _id: string;
            amount: string;
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            currency: string;
            /**
             * Format: date
             * @description When the shares are to be paid
             */
            due_on: string;
            /** @description On which nobody lived there */
            empty_days: number;
            /** @description When it was taken back */
            ended: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                };
                reason: string;
            } | null;
            /** Format: date-time */
            entered_at: string;
            entered_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** Format: date */
            from: string;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            meter: {
                end: string;
                name: string;
                start: string;
                /** @enum {string} */
                unit: "kWh" | "m³" | "l" | "MWh";
                used: string;
            } | null;
            note: string;
            /** @description Of everybody together */
            occupant_days: number;
            period_days: number;
            /** @description Of the paper */
            photos: components["schemas"]["Photo"][];
            /** @description To whom its shares are shown: why they are others than at first */
            restated: components["schemas"]["Restated"] | null;
            /** @description To a roomie: of bills that they bear a part of. The homeowner is among them where a part is theirs */
            shares: components["schemas"]["CostShare"][];
            /** @description Who shares it, and how many shares each of their days has; empty: everyone alike */
            split: components["schemas"]["BillSharer"][];
            /** @enum {string} */
            state: "entered" | "taken_back";
            supplier: string;
            /**
             * Format: date
             * @description Counts
             */
            to: string;
            version: number;
            /** @description What it said before, the newest first */
            versions: components["schemas"]["VariableCostVersion"][];
        };
        VariableCostVersion: {
            amount: string;
            /** @enum {string} */
            category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
            /** Format: date-time */
            entered_at: string;
            entered_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** Format: date */
            from: string;
            meter: {
                end: string;
                name: string;
                start: string;
                /** @enum {string} */
                unit: "kWh" | "m³" | "l" | "MWh";
                used: string;
            } | null;
            note: string;
            /** @description Why it was corrected */
            reason: string;
            /** Format: date-time */
            replaced_at: string;
            replaced_by: {
                /** Format: uuid */
                _id: string;
                first_name: string;
            };
            /** @description Who shares it, and how many shares each of their days has; empty: everyone alike */
            split: components["schemas"]["BillSharer"][];
            supplier: string;
            /**
             * Format: date
             * @description Counts
             */
            to: string;
            version: number;
        };
        Visit: {
            /** @description null once it is cancelled */
            address: string | null;
            /** @description Nobody else is asked: the visitor says whether the time suits */
            answer_wanted: boolean;
            cancelled_by: ("homeowner" | "roomie" | "visitor" | "nobody") | null;
            /** Format: date-time */
            ends_at: string;
            first_name: string;
            homeowner: string;
            room: string;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            state: "proposed" | "confirmed" | "done" | "cancelled";
            time_zone: string;
        };
        Visitor: {
            email: string;
            first_name: string;
            last_name: string;
            phone: string | null;
        };
        WaitingItem: {
            /**
             * Format: uuid
             * @description What is answered: a payment, a proposal, an agreement
             */
            _id: string;
            /** @description What it is about: a purchase, a chore, the title of an agreement */
            about: string;
            amount: string | null;
            /** @description When it takes place */
            at: string | null;
            /** @description How many it is about: rooms, applicants */
            count: number;
            currency: string | null;
            /** @description By when, or on which day */
            day: string | null;
            house: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @enum {string} */
            kind: "application_to_decide" | "invitation_to_answer" | "agreement_to_sign" | "agreement_to_countersign" | "lease_request_to_answer" | "lease_to_settle" | "deposit_to_return" | "dispute_to_answer" | "showing_to_confirm" | "report_to_submit" | "report_to_acknowledge" | "appeal_to_decide" | "repair_to_answer" | "repair_visit_to_answer" | "document_to_renew" | "room_choice_to_answer" | "room_choice_to_offer" | "visit_to_confirm" | "applicants_to_answer" | "payment_to_confirm" | "settle_up_to_confirm" | "settle_up_to_pay" | "purchase_to_confirm" | "bill_to_enter" | "rule_change_to_decide" | "rule_change_to_vote" | "rules_to_acknowledge" | "speaker_to_elect" | "swap_to_answer" | "post_to_verify" | "house_to_finish" | "rooms_to_add" | "rooms_vacant" | "rooms_releasing";
            /**
             * Format: uuid
             * @description What its page is opened with, where that is something else
             */
            page_id: string;
            /** @description Who asks, or whom it is about */
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @description The last day of a period that begins on `day` */
            until: string | null;
            /** @description As it was seen, for an answer that says so */
            version: number;
        };
        WeeklyWindow: {
            from: string;
            to: string;
            /** @description ISO weekday: 1 is Monday */
            weekday: number;
        };
        WhatIf: {
            assumed: {
                bills: {
                    /** @enum {string} */
                    category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                    /** @description It grows with the number of people */
                    follows_people: boolean;
                    is_changed: boolean;
                    /** @description On average in these months, or as changed */
                    monthly: string;
                    /** @description With data */
                    months: number;
                }[];
                chores: number;
                /**
                 * Format: date
                 * @description Of the months whose habits count
                 */
                from: string;
                supplies: {
                    monthly: string;
                    months: number;
                };
                /** Format: date */
                to: string;
                /** @description First names of roomies whose rent isn’t charged */
                without_lease: string[];
            };
            choices: {
                people: {
                    /** Format: uuid */
                    _id: string;
                    first_name: string;
                    /**
                     * Format: date
                     * @description The next possible one by notice
                     */
                    last_day: string;
                    rent: string | null;
                }[];
                rooms: {
                    /** Format: uuid */
                    _id: string;
                    /** @description null: it is let without a last day */
                    free_from: string | null;
                    name: string;
                    rent: string | null;
                }[];
                /** Format: date */
                today: string;
                /**
                 * Format: date
                 * @description The last day that is foreseen
                 */
                until: string;
            };
            currency: string;
            house: {
                after: {
                    bills: string;
                    /** @description On which nobody lived in the house */
                    empty_days: number;
                    /** @description Of the bills, for days on which nobody lived there */
                    homeowner_bills: string;
                    /** @description null: not the caller’s to know, as `vacancy` */
                    rent: string | null;
                    supplies: string;
                    /** @description The rents of the rooms on these days */
                    vacancy: string | null;
                    /** @description Of all rooms together */
                    vacant_days: number;
                }[];
                before: {
                    bills: string;
                    /** @description On which nobody lived in the house */
                    empty_days: number;
                    /** @description Of the bills, for days on which nobody lived there */
                    homeowner_bills: string;
                    /** @description null: not the caller’s to know, as `vacancy` */
                    rent: string | null;
                    supplies: string;
                    /** @description The rents of the rooms on these days */
                    vacancy: string | null;
                    /** @description Of all rooms together */
                    vacant_days: number;
                }[];
            };
            months: string[];
            /** @description The caller first */
            people: {
                /** @description Of an account; of an assumed newcomer, `new`, the room and the first day */
                _id: string;
                after: {
                    bills: {
                        amount: string;
                        /** @enum {string} */
                        category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                    }[];
                    days: number;
                    /** @description To the homeowner at the end of the month; null: not the caller’s to know */
                    owed: string | null;
                    points: number;
                    /** @description null: not the caller’s to know */
                    rent: string | null;
                    supplies: string;
                    turns: number;
                }[];
                /** @description Empty for an assumed newcomer */
                before: {
                    bills: {
                        amount: string;
                        /** @enum {string} */
                        category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                    }[];
                    days: number;
                    /** @description To the homeowner at the end of the month; null: not the caller’s to know */
                    owed: string | null;
                    points: number;
                    /** @description null: not the caller’s to know */
                    rent: string | null;
                    supplies: string;
                    turns: number;
                }[];
                /** @description null: a newcomer */
                first_name: string | null;
                room: string | null;
                /** @description A month after the changes, on average: bills and supplies, and the rent where it is not null */
                usual: {
                    after: string;
                    before: string;
                };
            }[];
        };
        WorsenedItem: {
            /** @enum {string} */
            after: "good" | "worn" | "damaged" | "missing" | "none";
            /** @enum {string} */
            before: "good" | "worn" | "damaged" | "missing" | "none";
            /** Format: uuid */
            item_id: string;
            /** @description With the place where it is */
            name: string;
        };
        YearlyStatement: {
            /**
             * Format: date
             * @description The last day, or today in a year that goes on
             */
            as_of: string;
            /** @enum {string} */
            basis: "paid" | "due";
            /** Format: date */
            from: string;
            homeowner: string;
            /** @description Those with an amount in the year or the year before, by name */
            houses: components["schemas"]["HouseStatement"][];
            /**
             * Format: date
             * @description Counts
             */
            to: string;
            totals: components["schemas"]["StatementTotal"][];
        };
    };
    responses: {
        /** @description Not there, or not yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; `retry-after` says when to try again */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is wrong; `errors` names it */
        WrongField: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not for your role: `x-roles` says for whom */
        WrongRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    inviteAdmin: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email: string;
                    first_name: string;
                    last_name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    disableAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    enableAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    resetFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                account_id?: string;
                cursor?: string;
                house_id?: string;
                kind?: string;
                limit?: string;
                topic?: "accounts" | "houses" | "ads" | "agreements" | "moves" | "chores" | "rules" | "cleaning" | "messages" | "money" | "ratings";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Activity"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    findActivitySubjects: {
        parameters: {
            query?: {
                account_id?: string;
                house_id?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ActivitySubject"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    addHomeownerApplicant: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    application_id: string;
                    /** @constant */
                    decision: "approve";
                } | {
                    /** Format: uuid */
                    application_id: string;
                    /** @constant */
                    decision: "reject";
                    reason: string;
                } | {
                    /** @constant */
                    decision: "create";
                    email: string;
                    first_name: string;
                    last_name: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["HomeownerApplication"] | null;
                        homeowner: components["schemas"]["User"] | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listAdmins: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
                sort?: "name" | "newest";
                state?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Person"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                actor_id?: string;
                cursor?: string;
                event?: "authn_login_success" | "authn_login_fail" | "authn_login_lock" | "authn_password_change" | "authn_token_revoked" | "authz_admin" | "malicious_extraneous" | "sensitive_read" | "sensitive_update" | "sensitive_delete" | "privilege_permissions_changed";
                from?: string;
                limit?: string;
                person_id?: string;
                target_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: never checked */
                        chain: components["schemas"]["AuditChain"] | null;
                        items: components["schemas"]["AuditLine"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    checkAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditChain"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadAuditLog: {
        parameters: {
            query?: {
                actor_id?: string;
                event?: "authn_login_success" | "authn_login_fail" | "authn_login_lock" | "authn_password_change" | "authn_token_revoked" | "authz_admin" | "malicious_extraneous" | "sensitive_read" | "sensitive_update" | "sensitive_delete" | "privilege_permissions_changed";
                from?: string;
                person_id?: string;
                target_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listFailedEmails: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FailedEmail"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    retryEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    retryFailedEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many are tried again */
                        count: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listFailedJobs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FailedJob"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
                handler: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many are tried again */
                        count: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getHealth: {
        parameters: {
            query?: {
                span?: "day" | "week";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listHomeownerApplicants: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
                state?: "pending" | "unconfirmed" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["HomeownerApplication"][];
                        next_cursor: string | null;
                        /** @description How many wait for a decision */
                        pending: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listLedgerChecks: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LedgerCheck"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    readPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveAdminProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listQueueJobs: {
        parameters: {
            query?: {
                state?: "waiting" | "active" | "delayed";
            };
            header?: never;
            path: {
                name: "mail" | "notification" | "realtime" | "recalculation" | "integration" | "tracker" | "push";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["QueueJob"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getAgreementTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementTemplateDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listAgreementTemplateVersions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AgreementTemplateVersion"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getStarterTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StarterTemplate"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getPlaceholderValues: {
        parameters: {
            query: {
                language: "en" | "de" | "es" | "fr" | "ar";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who lives in the room */
                        roomie: {
                            /** Format: uuid */
                            _id: string;
                            name: string;
                        } | null;
                        values: {
                            [key: string]: string;
                        };
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "send";
                } | {
                    /** @constant */
                    action: "withdraw";
                } | {
                    /** @constant */
                    action: "archive";
                } | {
                    /** @constant */
                    action: "discard";
                } | {
                    /** @constant */
                    action: "decline";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"] | {
                        /** Format: uuid */
                        _id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    countersignAgreement: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    /** @description The name, typed */
                    signature: string;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                } | {
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    data: components["schemas"]["DrawnSignature"];
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getAgreementDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listAgreementVersions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AgreementVersion"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    sendAgreementToHouse: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    template_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names */
                        had_it: string[];
                        items: components["schemas"]["Agreement"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                    title: string;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listAnnouncementReaders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AnnouncementReader"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    countUnreadAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                cursor?: string;
                decider?: "admin";
                house_id?: string;
                limit?: string;
                state?: "open" | "upheld" | "dismissed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Appeal"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "upheld" | "dismissed";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    new_password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Of the account that the link opened
                         * @enum {string}
                         */
                        account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
                        /** @description What they sign in with */
                        email: string;
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    current_password: string;
                    new_email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkFollowed"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    authenticator_data: string;
                    challenge: string;
                    client_data: string;
                    id: string;
                    signature: string;
                    user_handle?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        options: {
                            allowCredentials: {
                                id: string;
                                transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                                /** @constant */
                                type: "public-key";
                            }[];
                            challenge: string;
                            rpId: string;
                            timeout: number;
                            /** @constant */
                            userVerification: "required";
                        };
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Of the authenticator app, or a recovery code: where a factor is to be proved, too */
                    code?: string;
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factors"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    attestation: string;
                    challenge: string;
                    client_data: string;
                    id: string;
                    name: string;
                    transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    newPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        options: {
                            /** @constant */
                            attestation: "none";
                            authenticatorSelection: {
                                /** @constant */
                                requireResidentKey: false;
                                /** @constant */
                                residentKey: "preferred";
                                /** @constant */
                                userVerification: "required";
                            };
                            challenge: string;
                            excludeCredentials: {
                                id: string;
                                transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                                /** @constant */
                                type: "public-key";
                            }[];
                            pubKeyCredParams: {
                                alg: number;
                                /** @constant */
                                type: "public-key";
                            }[];
                            rp: {
                                id: string;
                                name: string;
                            };
                            timeout: number;
                            user: {
                                displayName: string;
                                id: string;
                                name: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Told this once */
                        recovery_codes: string[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    new_password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkFollowed"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    beginTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Base32 */
                        secret: string;
                        /** @description otpauth:, for a QR code */
                        uri: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    endTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Told this once */
                        recovery_codes: string[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                t: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkFollowed"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    listBankEntries: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                list?: "open" | "entered" | "ignored";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BankEntry"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    ignoreBankEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ignored: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    enterBankEntry: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    house_id: string;
                    /** @description A payment that is entered already, which the entry is linked to */
                    payment_id?: string | null;
                    /** Format: uuid */
                    roomie_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listCertainBankEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BankEntry"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    enterBankEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    entries: {
                        /** Format: uuid */
                        entry_id: string;
                        /** Format: uuid */
                        house_id: string;
                        /** @description A payment that is entered already, which the entry is linked to */
                        payment_id?: string | null;
                        /** Format: uuid */
                        roomie_id: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entered: string[];
                        /** @description Entering one of these alone says why */
                        refused: string[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listBankPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            currency: string;
                            house: {
                                /** Format: uuid */
                                _id: string;
                                name: string;
                            };
                            open: string;
                            roomie: {
                                /** Format: uuid */
                                _id: string;
                                name: string;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    importBankStatement: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description For tables that don’t name one. Where left out, that of the caller’s houses if it is the same */
                    currency?: string;
                    /** Format: base64 */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        /** @enum {string} */
                        form: "camt" | "mt940" | "csv";
                        /** @description Were there already */
                        known: number;
                        /** @description Older than 13 months */
                        old: number;
                        /** @description In a currency that none of the caller’s houses has */
                        other_currency: number;
                        /** @description Outgoing money, which isn’t kept */
                        outgoing: number;
                        /** @description Not booked yet */
                        pending: number;
                        /** @description Without a day or an amount */
                        unread: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    removeBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBoardLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    openBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedBoard"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    removeCalendarEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listChores: {
        parameters: {
            query?: {
                cursor?: string;
                house_id?: string;
                limit?: string;
                state?: "active" | "retired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Chore"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    createChores: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    chores: components["schemas"]["NewChoreInput"][];
                    /** Format: uuid */
                    house_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Chore"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getChore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chore"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addChoreStep: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chore"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    retireChore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chore"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    giveChoreFeedback: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    feedback: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoreFeedback"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    seeToChoreFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    seen_to: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoreFeedback"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeChoreFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoreFeedback"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    answerSwap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    agrees: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assignments: components["schemas"]["ChoreAssignment"][];
                        /** Format: uuid */
                        change_id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    undoTurnChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assignments: components["schemas"]["ChoreAssignment"][];
                        /** Format: uuid */
                        change_id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangeTurn"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assignments: components["schemas"]["ChoreAssignment"][];
                        /** Format: uuid */
                        change_id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    contactOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email: string;
                    message: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    openDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bytes: number;
                        /** Format: date-time */
                        expires_at: string;
                        /** Format: date-time */
                        ready_at: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    addDeduction: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    ground: {
                        /** @constant */
                        kind: "receipt";
                        /** @description Own uploads: the bill, and what it was for */
                        photos: string[];
                    } | {
                        /**
                         * Format: uuid
                         * @description One of `worsened`, once
                         */
                        item_id: string;
                        /** @constant */
                        kind: "item";
                    };
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeDeduction: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                deduction: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "withdraw";
                    /** @default  */
                    answer?: string;
                } | {
                    /** @constant */
                    action: "keep";
                    answer: string;
                } | {
                    /** @constant */
                    action: "lower";
                    amount: string;
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    disputeDeductions: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    deductions: string[];
                    words: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setOffArrears: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    /** @description Of the deposit as it was seen */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getDepositStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editHouseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    audience: "residents" | "residents_and_keepers" | "homeowner";
                    /**
                     * @description Its last day; null: it doesn’t expire
                     * @default null
                     */
                    expires_on?: string | null;
                    /** @default null */
                    issued_on?: string | null;
                    /** @enum {string} */
                    kind: "gas_safety" | "electrical" | "energy" | "fire" | "insurance" | "licence" | "other";
                    /** @description null: it is about the whole house */
                    room_id?: string | null;
                    title: string;
                    /** @description Photos and PDFs, in the order they are shown in */
                    uploads?: string[];
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDocument"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeHouseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    standForSpeaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    stands: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseSpeaker"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    voteForSpeaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    candidate_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseSpeaker"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Instead of a form: the file as a data URL */
                    data?: string;
                    /** @description Of a voice message */
                    duration_ms?: number;
                    /** @description Of a PDF */
                    name?: string;
                };
                "multipart/form-data": {
                    images?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentFile"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    readFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    hideFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    showFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    editGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: date */
                    from_on: string;
                    name: string;
                    /** @default  */
                    note?: string;
                    /**
                     * Format: date
                     * @description The last day
                     */
                    to_on: string;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editGuideEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    audience: "residents" | "residents_and_keepers" | "homeowner";
                    /** @enum {string} */
                    kind: "emergency" | "wifi" | "bins" | "heating" | "water" | "appliance" | "keys" | "other";
                    /** @description Of an emergency number, and of nothing else */
                    phone?: string | null;
                    /** @description null: it is about the whole house */
                    room_id?: string | null;
                    /** @default  */
                    text?: string;
                    title: string;
                    /** @description Photos and PDFs, in the order they are shown in */
                    uploads?: string[];
                    /** @description That was read */
                    version: number;
                    /**
                     * @description Of a wireless network, and of nothing else
                     * @default null
                     */
                    wifi?: {
                        network: string;
                        /** @description Left out: the one that is stored stays */
                        password?: string;
                        /** @enum {string} */
                        security: "wpa" | "wep" | "open";
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeGuideEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    moveGuideEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Counted from 0; beyond the last: the last */
                    position: number;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    healthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    healthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    applyAsHomeowner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    city: string;
                    email: string;
                    first_name: string;
                    houses: number;
                    last_name: string;
                    message?: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    getHomeowner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeownerProfile"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveHomeowner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    about?: string;
                    first_name?: string;
                    last_name?: string;
                    phone?: string | null;
                    /** @description Roomies and neatkeepers of the own houses see the e-mail address */
                    publishes_email?: boolean;
                    /** @description They see the telephone number */
                    publishes_phone?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    disableHomeowner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    writeAgreementTemplate: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    agreement: string;
                    /** @enum {string} */
                    language: "en" | "de" | "es" | "fr" | "ar";
                    title: string;
                    /** @enum {string} */
                    type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
                } | {
                    agreement: string;
                    /** Format: uuid */
                    agreement_id: string;
                    /** @enum {string} */
                    language: "en" | "de" | "es" | "fr" | "ar";
                    title: string;
                    /** @enum {string} */
                    type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
                    /** @description In which it was seen; 409 when it is stale */
                    version: number;
                } | {
                    /** Format: uuid */
                    agreement_id: string;
                    isActive: boolean;
                    /** @description In which it was seen; 409 when it is stale */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementTemplateDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addRoom: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    available_from?: string | null;
                    deposit?: string;
                    description?: string;
                    /** Format: uuid */
                    house_id: string;
                    /** @description A month, in the house's currency */
                    rent?: string;
                    room_name: string;
                    size_m2?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeHomeownerForAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    first_name: string;
                    last_name: string;
                    phone: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHomeowners: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
                sort?: "name" | "newest";
                state?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Person"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteAgreementTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    agreement_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listAgreementTemplates: {
        parameters: {
            query?: {
                active?: "true" | "false";
                cursor?: string;
                limit?: string;
                search?: string;
                type?: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AgreementTemplate"][];
                        next_cursor: string | null;
                    } | {
                        items: components["schemas"]["Agreement"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveHomeownerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    about?: string;
                    first_name?: string;
                    last_name?: string;
                    phone?: string | null;
                    /** @description Roomies and neatkeepers of the own houses see the e-mail address */
                    publishes_email?: boolean;
                    /** @description They see the telephone number */
                    publishes_phone?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeHouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amenities?: ("wifi" | "washing_machine" | "dryer" | "dishwasher" | "furnished" | "garden" | "balcony" | "living_room" | "parking" | "bike_storage" | "lift" | "step_free" | "cellar" | "desk_space" | "pets_welcome" | "smoke_free" | "cleaner")[];
                    city?: string;
                    country?: string;
                    /** @enum {string} */
                    currency?: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "TRY" | "CAD" | "AUD" | "NZD" | "ZAR" | "INR" | "SGD" | "HKD" | "MXN" | "BRL" | "AED" | "ILS" | "JPY" | "KRW" | "CLP" | "ISK" | "VND" | "PYG" | "UGX" | "RWF" | "XAF" | "XOF" | "XPF" | "KWD" | "BHD" | "OMR" | "JOD" | "TND" | "IQD" | "LYD";
                    description?: string;
                    name?: string;
                    postal_code?: string;
                    rules?: string;
                    street?: string;
                    time_zone?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    archiveHouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Must be the homeowner's; it is compared, never trusted
                     */
                    homeowner_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        /** @enum {string} */
                        outcome: "archived" | "discarded";
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Announcement"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    postAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listBoards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["HouseBoard"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    makeBoard: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name: string;
                    shows_emergency: boolean;
                    shows_wifi: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseBoard"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                from: string;
                until: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the caller can enter guests and parcels */
                        can_write: boolean;
                        /** @description By day and time */
                        items: components["schemas"]["CalendarItem"][];
                        time_zone: string;
                        /** Format: date */
                        today: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: there is no link */
                        url: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    renewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: there is no link */
                        url: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getChoreCalendar: {
        parameters: {
            query: {
                key: string;
                of?: "own" | "house";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouseDocuments: {
        parameters: {
            query?: {
                list?: "current" | "replaced";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the caller can change them */
                        can_write: boolean;
                        /** @description What expires first comes first; of the replaced ones, what was replaced last */
                        items: components["schemas"]["HouseDocument"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addHouseDocument: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    audience: "residents" | "residents_and_keepers" | "homeowner";
                    /**
                     * @description Its last day; null: it doesn’t expire
                     * @default null
                     */
                    expires_on?: string | null;
                    /** @default null */
                    issued_on?: string | null;
                    /** @enum {string} */
                    kind: "gas_safety" | "electrical" | "energy" | "fire" | "insurance" | "licence" | "other";
                    /** @description The document whose place it takes */
                    replaces_id?: string | null;
                    /** @description null: it is about the whole house */
                    room_id?: string | null;
                    title: string;
                    /** @description Photos and PDFs, in the order they are shown in */
                    uploads?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDocument"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    callElection: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseSpeaker"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    enterGuest: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: date */
                    from_on: string;
                    name: string;
                    /** @default  */
                    note?: string;
                    /**
                     * Format: date
                     * @description The last day
                     */
                    to_on: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the caller can change it */
                        can_write: boolean;
                        /** @description By kind, then in the order that the homeowner has chosen */
                        items: components["schemas"]["GuideEntry"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    writeGuideEntry: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    audience: "residents" | "residents_and_keepers" | "homeowner";
                    /** @enum {string} */
                    kind: "emergency" | "wifi" | "bins" | "heating" | "water" | "appliance" | "keys" | "other";
                    /** @description Of an emergency number, and of nothing else */
                    phone?: string | null;
                    /** @description null: it is about the whole house */
                    room_id?: string | null;
                    /** @default  */
                    text?: string;
                    title: string;
                    /** @description Photos and PDFs, in the order they are shown in */
                    uploads?: string[];
                    /**
                     * @description Of a wireless network, and of nothing else
                     * @default null
                     */
                    wifi?: {
                        network: string;
                        /** @description Left out: the one that is stored stays */
                        password?: string;
                        /** @enum {string} */
                        security: "wpa" | "wep" | "open";
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addOwnCost: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    /** @enum {string} */
                    category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
                    /** @description Own uploads, photos and PDFs, and those that are there already */
                    files?: string[];
                    /** @default  */
                    note?: string;
                    /**
                     * Format: date
                     * @description Not in the future, unless it recurs
                     */
                    paid_on: string;
                    /**
                     * @description It is added again on this day of each month, quarter or year. Those until today are added at once
                     * @default null
                     */
                    repeats?: {
                        /** @enum {string} */
                        every: "month" | "quarter" | "year";
                        /** @default null */
                        until?: string | null;
                    } | null;
                    /** @description A room of the house */
                    room_id?: string | null;
                    /** @default  */
                    supplier?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many were added */
                        added: number;
                        /** @description null: the first one is still to come */
                        cost: components["schemas"]["OwnCost"] | null;
                        recurring: components["schemas"]["RecurringCost"] | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    enterParcel: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A roomie who lives there now
                     */
                    for_id: string;
                    /** @default  */
                    note?: string;
                    place: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    reportRepair: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RepairReportInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreHouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setHouseRights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    bills?: "owner" | "speaker" | "everyone";
                    /** @enum {string} */
                    chores?: "owner" | "speaker" | "everyone";
                    term_months?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseSpeaker"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomChoice"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    openRoomChoice: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closes_at: string;
                    /** @description As many as rooms */
                    people: ({
                        /** Format: uuid */
                        roomie_id: string;
                    } | {
                        /** Format: uuid */
                        applicant_id: string;
                    } | {
                        email: string;
                        first_name: string;
                        last_name: string;
                    })[];
                    room_ids: string[];
                    /** Format: date */
                    starts_on: string;
                    total: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomChoiceCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChoiceCandidates"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouseRoomies: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomiePublic"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouseRules: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            author: string | null;
                            /** Format: date-time */
                            began_at: string;
                            text: string;
                            version: number;
                        }[];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    printRuleBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getHouseSpeaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseSpeaker"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    stepDownAsSpeaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseSpeaker"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        can: {
                            /** @description Whether the caller changes the list, gets things and says that there is enough again */
                            edit: boolean;
                            /** @description Whether the caller says what is running low */
                            mark: boolean;
                        };
                        /** @description By name */
                        items: components["schemas"]["StockItem"][];
                        /** Format: date */
                        today: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addStockItem: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name: string;
                    note?: string;
                    place?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    askWhatIf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    changes: components["schemas"]["AssumedChange"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIf"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getWifiPasswords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            entry_id: string;
                            /** @description null: there is none, or it can’t be read any more */
                            password: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    completeHouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amenities: ("wifi" | "washing_machine" | "dryer" | "dishwasher" | "furnished" | "garden" | "balcony" | "living_room" | "parking" | "bike_storage" | "lift" | "step_free" | "cellar" | "desk_space" | "pets_welcome" | "smoke_free" | "cleaner")[];
                    rooms: {
                        /** @default null */
                        available_from?: string | null;
                        deposit: string;
                        /** @default  */
                        description?: string;
                        /** @description A month, in the house's currency */
                        rent: string;
                        /**
                         * Format: uuid
                         * @description A room that the draft has already
                         */
                        room_id?: string;
                        room_name: string;
                        /** @default null */
                        size_m2?: number | null;
                    }[];
                    rules: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addHouse: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    city: string;
                    country: string;
                    /** @enum {string} */
                    currency: "EUR" | "GBP" | "USD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "TRY" | "CAD" | "AUD" | "NZD" | "ZAR" | "INR" | "SGD" | "HKD" | "MXN" | "BRL" | "AED" | "ILS" | "JPY" | "KRW" | "CLP" | "ISK" | "VND" | "PYG" | "UGX" | "RWF" | "XAF" | "XOF" | "XPF" | "KWD" | "BHD" | "OMR" | "JOD" | "TND" | "IQD" | "LYD";
                    /** @default  */
                    description?: string;
                    name: string;
                    postal_code: string;
                    street: string;
                    time_zone: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomiesOfHouseForAdmin: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomiePublic"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHousesForAdmin: {
        parameters: {
            query?: {
                city?: string;
                cursor?: string;
                homeowner_id?: string;
                limit?: string;
                search?: string;
                sort?: "name" | "city" | "homeowner" | "rooms" | "roomies" | "newest";
                state?: "draft" | "open" | "archived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["HouseForAdmin"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
                sort?: "name" | "city" | "newest" | "vacant";
                state?: "draft" | "open" | "archived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["House"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getCostAverages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        items: components["schemas"]["CostAverage"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setBestWorst: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                house: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    close?: boolean;
                    /**
                     * Format: uuid
                     * @description Who gets the bonus
                     */
                    id?: string;
                    /** @description The one of today, where left out */
                    month?: string;
                    points?: number;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getHouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address of that of the whole house */
                        house: string | null;
                        /** @description Address of the calendar of the own turns; null: there is no link */
                        own: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    renewCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address of that of the whole house */
                        house: string | null;
                        /** @description Address of the calendar of the own turns; null: there is no link */
                        own: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    revokeCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listChoreAssignments: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                limit?: string;
                roomie_id?: string;
                until?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChoreAssignment"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    assignChores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    houseChores: components["schemas"]["HouseChore"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assignments: components["schemas"]["ChoreAssignment"][];
                        chores: components["schemas"]["Chore"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getChoreBalances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChoreBalance"][];
                        /** @description A point of missed turns, where the house agreed that it can be paid with money */
                        price: {
                            amount: string;
                            currency: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    resumeTurns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    roomie_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChoreBalance"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listChoreFeedback: {
        parameters: {
            query?: {
                chore_id?: string;
                cursor?: string;
                limit?: string;
                role?: "roomie" | "homeowner" | "neatkeeper";
                state?: "open" | "seen_to";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChoreFeedback"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getChoreOutlook: {
        parameters: {
            query?: {
                from?: string;
                until?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ForeseenTurn"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouseFeed: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                state?: "posted";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FeedItem"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getHomeownerFigures: {
        parameters: {
            query?: {
                house?: string;
                months?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeownerFigures"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnHouses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    houses: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["House"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    setPurchaseLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    purchase_limit: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        purchase_limit: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRecalculating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_recalculating: boolean;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRecurringBills: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringBill"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Always the same: the bill is entered by itself; null: it differs
                     * @default null
                     */
                    amount?: string | null;
                    /** @enum {string} */
                    category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                    /** @enum {string} */
                    every: "month" | "quarter" | "year";
                    /** Format: date */
                    first_on: string;
                    /** @description Who shares it, and how many shares each of their days has; empty: everyone alike */
                    split?: components["schemas"]["BillSharer"][];
                    /** @default  */
                    supplier?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringBill"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringBill"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    skipRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description As it was read; 409 once it has passed
                     */
                    next_on: string;
                    skip: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringBill"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRuleBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleBook"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    acknowledgeRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleBook"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRuleChanges: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                state?: "open" | "accepted" | "declined" | "decided";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RuleChange"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getStandings: {
        parameters: {
            query?: {
                month?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    items: string[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    previewVariableCost: {
        parameters: {
            query: {
                amount: string;
                category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                from: string;
                replaces?: string;
                split?: string;
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        empty_days: number;
                        occupant_days: number;
                        overlaps: {
                            /** Format: uuid */
                            _id: string;
                            amount: string;
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                        }[];
                        period_days: number;
                        shares: components["schemas"]["CostShare"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadVariableCosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                period: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getVariableCosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The same months of the year before */
                        before: components["schemas"]["CostOfMonth"][];
                        currency: string;
                        /** @description With a day in that time, the newest first */
                        items: components["schemas"]["VariableCost"][];
                        /** @description A bill over several months counts by its days into each */
                        months: components["schemas"]["CostOfMonth"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    enterVariableCost: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    /** @enum {string} */
                    category: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other";
                    /** Format: date */
                    from: string;
                    /** @default null */
                    meter?: {
                        /** @description On the last day */
                        end: string;
                        /** @default  */
                        name?: string;
                        /** @description On the first day */
                        start: string;
                        /** @enum {string} */
                        unit: "kWh" | "m³" | "l" | "MWh";
                    } | null;
                    /** @default  */
                    note?: string;
                    /**
                     * @description It is known that another bill of that kind is for some of the same days
                     * @default false
                     */
                    overlaps?: boolean;
                    /** @description Own uploads, and those that are there already */
                    photo?: string[];
                    /** @description The version of the corrected bill that was read; 409 if it has changed */
                    replaces?: {
                        /** Format: uuid */
                        _id: string;
                        /** @default  */
                        reason?: string;
                        version: number;
                    };
                    /** @description Who shares it, and how many shares each of their days has; empty: everyone alike */
                    split?: components["schemas"]["BillSharer"][];
                    /** @default  */
                    supplier?: string;
                    /**
                     * Format: date
                     * @description Counts; not before the first day, and at most two years after it
                     */
                    to: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableCost"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listVisits: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                state?: "sent" | "confirmed" | "declined";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CleaningVisit"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                size: "large" | "small";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "house" | "room" | "account" | "report_item" | "report_addendum" | "deduction" | "feed_item" | "visit_area" | "receipt" | "bill" | "message" | "repair" | "repair_end" | "guide_entry" | "house_document" | "own_cost";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gallery"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    arrangeGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "house" | "room" | "account" | "report_item" | "report_addendum" | "deduction" | "feed_item" | "visit_area" | "receipt" | "bill" | "message" | "repair" | "repair_end" | "guide_entry" | "house_document" | "own_cost";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    photos: {
                        caption?: string;
                        /** Format: uuid */
                        image_id: string;
                    }[];
                    /** @description Of the list last seen: with it, a newer list is not overwritten (409) */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gallery"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getLeaseEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseEnd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    agreeOnMove: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description As it is where not given */
                    deposit?: string;
                    rent: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: uuid */
                    room_id: string;
                    /**
                     * Format: date
                     * @description The first day in the other room
                     */
                    starts_on: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getLeaseRent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseRent"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    announceRent: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: date */
                    from: string;
                    rent: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseRent"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    requestLeaseChange: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    kind: "earlier_end";
                    /** Format: date */
                    last_day: string;
                    /** @default  */
                    reason?: string;
                } | {
                    /** @constant */
                    kind: "withdraw_notice";
                    /** @default  */
                    reason?: string;
                } | {
                    /** @constant */
                    kind: "cancel_lease";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseEnd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getSettlement: {
        parameters: {
            query?: {
                left_on?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    answerRentChange: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    said: "acknowledged";
                } | {
                    objection: string;
                    /** @constant */
                    said: "objected";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseRent"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawRentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseRent"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    answerLeaseRequest: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseEnd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawLeaseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseEnd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getLeaseSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseSettings"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveLeaseSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeaseSettingsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseSettings"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getArrears: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrearsOfHouses"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerBalance"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listLedger: {
        parameters: {
            query?: {
                account?: "rent" | "utilities" | "supplies" | "deposit" | "other";
                cursor?: string;
                house?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LedgerEntry"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    account_type: "roomie" | "homeowner" | "neatkeeper" | "admin";
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    passkeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    authenticator_data: string;
                    challenge: string;
                    client_data: string;
                    id: string;
                    signature: string;
                    user_handle?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    passkeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        options: {
                            allowCredentials: {
                                id: string;
                                transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                                /** @constant */
                                type: "public-key";
                            }[];
                            challenge: string;
                            rpId: string;
                            timeout: number;
                            /** @constant */
                            userVerification: "required";
                        };
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    secondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    challenge: string;
                    code: string;
                } | {
                    challenge: string;
                    recovery_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listDataExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DataExport"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    askForDataExport: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    readDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    keepMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    alerts?: {
                        /** @enum {string} */
                        email: "immediately" | "digest" | "never";
                        /** @description Counted and shown live; otherwise it is in the list, read already */
                        in_app: boolean;
                        /** @enum {string} */
                        kind: "messages_missed" | "message_mentioned" | "conversation_emailed" | "account_security" | "welcome" | "homeowner_applied" | "house_rules" | "stay_changed" | "cleaning_invitation" | "cleaning_answered" | "cleaning_changed" | "room_applied" | "showing_asked" | "showing_changed" | "showing_reminder" | "room_choice_to_answer" | "room_choice_changed" | "agreement_to_sign" | "agreement_answered" | "agreement_changed" | "lease_ends" | "move_reports" | "deposit_changed" | "deposit_due" | "supply_to_verify" | "supply_decided" | "supplies_imported" | "bank_details_changed" | "settle_up_to_pay" | "settle_up_to_confirm" | "settle_up_answered" | "bill_entered" | "share_changed" | "bill_due" | "costs_added" | "payment_to_confirm" | "payment_rejected" | "payment_entered" | "payment_voided" | "rent_due" | "ledger_wrong" | "chores_due" | "chores_missed" | "chores_offered" | "turns_paused" | "turn_changed" | "swap_asked" | "feed_to_verify" | "points_given" | "strike_given" | "strikes_reached" | "appeal_opened" | "appeal_decided" | "month_closed" | "rule_change_open" | "rule_change_to_decide" | "rule_change_decided" | "speaker_to_elect" | "speaker_changed" | "announcement_posted" | "chore_feedback" | "visit_reported" | "visit_decided" | "turns_serviced" | "repair_reported" | "repair_changed" | "document_expiry" | "guide_news" | "parcel_arrived" | "rating_to_write" | "rating_news";
                        /** @description Shown as a notification on the devices where that is turned on */
                        push?: boolean;
                    }[];
                    /** @description When the daily e-mail is sent, in that time zone */
                    digest_time?: string;
                    /** @description null: as the browser asks */
                    locale?: ("en" | "de" | "es" | "fr" | "ar") | null;
                    /** @description When devices show no notifications, in that time zone; past midnight if it ends earlier. null: never */
                    quiet_hours?: {
                        from: string;
                        to: string;
                    } | null;
                    theme?: ("system" | "light" | "dark") | null;
                    /** @description IANA */
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listPushDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PushDevice"][];
                        /** @description For `PushManager.subscribe`; null: nothing is pushed here */
                        public_key: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    addPushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description As the browser gives it; known to nobody else */
                    endpoint: string;
                    keys: {
                        auth: string;
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    testPushDevice: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    renewPushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description As the browser gives it; known to nobody else */
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                after?: string;
                around?: string;
                at?: string;
                before?: string;
                limit?: string;
                reader?: ("roomie" | "homeowner") | "admin";
                reason?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Photos and files that the sender has uploaded, in order */
                    attachments?: string[];
                    /** Format: uuid */
                    client_id?: string;
                    /** @description Accounts of those mentioned; who is not in the conversation is left out, and so is the sender */
                    mentions?: string[];
                    /** @description Makes the text a question with answers to choose from; it has no photos or files */
                    poll?: {
                        /** @description When it closes by itself; null: it stays open until it is closed */
                        closes_at: string | null;
                        /** @description Whether a person can choose several answers */
                        is_multiple: boolean;
                        options: string[];
                    };
                    /** Format: uuid */
                    reply_to?: string;
                    /**
                     * @default homeowner
                     * @enum {string}
                     */
                    sender?: "roomie" | "homeowner";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Accounts of those mentioned; who is not in the conversation is left out, and so is the sender */
                    mentions?: string[];
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    closePoll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    pinMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    unpinMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    reactToMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "🙏";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    votePoll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Places of the chosen answers, from 0 */
                    options: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    emailConversation: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    toEmail: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    muteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    span: "eight_hours" | "week" | "always";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Until when the caller gets no alerts and no e-mails about it; a time that has passed mutes nothing */
                        muted_until: (string | "always") | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    unmuteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Until when the caller gets no alerts and no e-mails about it; a time that has passed mutes nothing */
                        muted_until: (string | "always") | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Message"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouseConversations: {
        parameters: {
            query: {
                cursor?: string;
                limit?: string;
                reason: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Conversation"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchMessages: {
        parameters: {
            query?: {
                conversation?: string;
                cursor?: string;
                from?: string;
                limit?: string;
                photos?: "true";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundMessages"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listMoveReports: {
        parameters: {
            query?: {
                cursor?: string;
                house_id?: string;
                kind?: "move_in" | "move_out";
                limit?: string;
                roomie_id?: string;
                state?: "draft" | "submitted" | "acknowledged";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MoveReport"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    submitMoveReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Or drawn */
                    data?: components["schemas"]["DrawnSignature"];
                    /** @description What was not saved before */
                    items?: {
                        /** @enum {string} */
                        area: "room" | "kitchen" | "bathroom" | "living_room" | "shared" | "outside" | "keys";
                        /** @enum {string} */
                        condition: "good" | "worn" | "damaged" | "missing" | "none";
                        /**
                         * @description Which of the photos of this form show it, counted from 0
                         * @default []
                         */
                        files?: number[];
                        /** @description Of something that is not on the list */
                        name?: string;
                        /** @default  */
                        remarks?: string;
                        /** @description On the list of the area */
                        thing?: string;
                    }[];
                    /**
                     * @default move_in
                     * @enum {string}
                     */
                    kind?: "move_in" | "move_out";
                    /** @description The name, typed */
                    signature?: string;
                };
                "multipart/form-data": {
                    images?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveReportDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getMoveReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveReportDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    acknowledgeMoveReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    remarks?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveReportDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addToMoveReport: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    photos?: {
                        /** Format: uuid */
                        image_id: string;
                    }[];
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveReportDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveReportItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What is not on the list of the house */
                    added?: {
                        /** @enum {string} */
                        area: "room" | "kitchen" | "bathroom" | "living_room" | "shared" | "outside" | "keys";
                        name: string;
                    };
                    condition: ("good" | "worn" | "damaged" | "missing" | "none") | null;
                    photos?: {
                        /** Format: uuid */
                        image_id: string;
                    }[];
                    /** @default  */
                    remarks?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeReportItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    submitMoveOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Or drawn */
                    data?: components["schemas"]["DrawnSignature"];
                    /** @description The name, typed */
                    signature?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveReportDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    startMoveReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "move_in" | "move_out";
                    /**
                     * Format: uuid
                     * @description Needed by a homeowner: whose latest stay it is about
                     */
                    roomie_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveReportDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    addNeatkeeper: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email: string;
                    first_name: string;
                    last_name: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neatkeeper"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getNeatkeeper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neatkeeper"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeNeatkeeper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    assignments: components["schemas"]["Assignment"][];
                } | {
                    about?: string;
                    first_name?: string;
                    last_name?: string;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neatkeeper"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    endNeatkeeper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    house_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listNeatkeepers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
                sort?: "name" | "newest";
                state?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Neatkeeper"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listKeptHouses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["KeptHouse"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteNeatkeeper: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    assignments: components["schemas"]["Assignment"][];
                    email: string;
                    first_name: string;
                    last_name: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: components["schemas"]["KeeperInvitation"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    reportVisit: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    areas: components["schemas"]["AreaReportInput"][];
                    /** Format: uuid */
                    house_id: string;
                    /** @default  */
                    remark?: string;
                    turns?: string[];
                    /**
                     * Format: date
                     * @description Today, where left out; at most two days ago
                     */
                    visited_on?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleaningVisit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    decideVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    decision: "confirm";
                } | {
                    /** @constant */
                    decision: "decline";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleaningVisit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listNeatkeepersOfHomeowner: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: components["schemas"]["KeeperInvitation"][];
                        items: components["schemas"]["Neatkeeper"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ReceivedInvitation"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    answerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "accept" | "decline";
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeeperInvitation"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readLeaseOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseOfferAnswer"];
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    signLeaseOffer: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    agreement_id: string;
                    /** @description E-mailed to the address of the offer; for who signs without an account */
                    code?: string;
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    /** @constant */
                    did_sign_lease: true;
                    /** @description The name, typed */
                    signature: string;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                } | {
                    /** Format: uuid */
                    agreement_id: string;
                    /** @description E-mailed to the address of the offer; for who signs without an account */
                    code?: string;
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    data: components["schemas"]["DrawnSignature"];
                    /** @constant */
                    did_sign_lease: true;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseOfferAnswer"];
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    requestSigningCode: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expires_at: string;
                        /** @description The address, mostly hidden */
                        sent_to: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getLeaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectDetail"] | components["schemas"]["LeaseOfferAnswer"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "change";
                    deposit?: string;
                    note?: string;
                    /** @description A period, in the house's currency */
                    rent?: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: date */
                    starts_on?: string;
                    version: number;
                } | {
                    /** @constant */
                    action: "withdraw";
                } | {
                    /** @constant */
                    action: "resend";
                    /**
                     * Format: date
                     * @description A new first day, needed once the offered one has passed
                     */
                    starts_on?: string;
                } | {
                    /** @constant */
                    action: "readdress";
                    email: string;
                    /**
                     * Format: date
                     * @description A new first day, needed once the offered one has passed
                     */
                    starts_on?: string;
                    version: number;
                } | {
                    /** @constant */
                    action: "correct";
                    first_name: string;
                    last_name: string;
                    phone: string | null;
                } | {
                    /** @constant */
                    action: "decline";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectDetail"] | components["schemas"]["LeaseOfferAnswer"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    offerRoom: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    applicant_id: string;
                    deposit: string;
                    note: string;
                    /** @description A period, in the house's currency */
                    rent: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: date */
                    starts_on: string;
                    /** Format: uuid */
                    template_id?: string;
                } | {
                    deposit: string;
                    email: string;
                    first_name: string;
                    last_name: string;
                    note: string;
                    phone?: string;
                    /** @description A period, in the house's currency */
                    rent: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: date */
                    starts_on: string;
                    /** Format: uuid */
                    template_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listProspects: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Prospect"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    writeLeaseText: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ends_on?: string | null;
                    /** Format: uuid */
                    template_id: string;
                } | {
                    agreement: string;
                    ends_on?: string | null;
                    /** @enum {string} */
                    language?: "en" | "de" | "es" | "fr" | "ar";
                    title?: string;
                    /** @description Of the agreement in which it was seen; 409 when it is stale */
                    version?: number;
                } | {
                    /** Format: uuid */
                    agreement_id: string;
                    /** @description E-mailed to the address of the offer; for who signs without an account */
                    code?: string;
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    /** @constant */
                    did_sign_lease: true;
                    /** @description The name, typed */
                    signature: string;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                } | {
                    /** Format: uuid */
                    agreement_id: string;
                    /** @description E-mailed to the address of the offer; for who signs without an account */
                    code?: string;
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    data: components["schemas"]["DrawnSignature"];
                    /** @constant */
                    did_sign_lease: true;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectDetail"] | components["schemas"]["LeaseOfferAnswer"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    saveNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    content: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Notification"][];
                        next_cursor: string | null;
                        unread: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        read: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnCosts: {
        parameters: {
            query?: {
                category?: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
                cursor?: string;
                from?: string;
                house_id?: string;
                limit?: string;
                list?: "current" | "removed";
                search?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnCost"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCostDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeOwnCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    /** @enum {string} */
                    category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
                    /** @description Own uploads, photos and PDFs, and those that are there already */
                    files?: string[];
                    /** @default  */
                    note?: string;
                    /**
                     * Format: date
                     * @description Not in the future
                     */
                    paid_on: string;
                    /** @description A room of the house */
                    room_id?: string | null;
                    /** @default  */
                    supplier?: string;
                    /** @description The version that was read; 409 if it has changed */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCost"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeOwnCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCost"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreOwnCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCost"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A roomie who lives there now
                     */
                    for_id: string;
                    /** @default  */
                    note?: string;
                    place: string;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    pickUpParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    is_picked_up: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPassportKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        issuer: string;
                        keys: {
                            fingerprint: string;
                            /** @description An uncompressed point on P-256 */
                            public_key: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    getPassportState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "valid" | "revoked" | "unknown";
                    };
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPassports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Passport"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    makePassport: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "de" | "es" | "fr" | "ar";
                    parts: ("stays" | "rent" | "deposits" | "chores" | "ratings")[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file_name: string;
                        /** @description A page that shows and checks the passport, without a network */
                        html: string;
                        passport: components["schemas"]["Passport"];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    revokePassport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    previewPassport: {
        parameters: {
            query: {
                language: "en" | "de" | "es" | "fr" | "ar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dates: string;
                        name: string;
                        parts: components["schemas"]["PassportSection"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPaymentReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    voidPayment: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBankDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailsOfHouse"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setBankDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    details: {
                        holder: string;
                        /** @description With or without blanks */
                        iban: string;
                    } | null;
                    /** @description That was seen */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailsOfHouse"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    reportPayment: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    /** Format: uuid */
                    house_id: string;
                    /** @enum {string} */
                    method: "bank_transfer" | "cash" | "card" | "direct_debit" | "other";
                    /** @default  */
                    note?: string;
                    /**
                     * Format: date
                     * @description Not a day to come
                     */
                    paid_on: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmReportedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The version that was seen; 409 if it has changed */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    rejectReportedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                    /** @description The version that was seen; 409 if it has changed */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawReportedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The version that was seen; 409 if it has changed */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    importPortfolio: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: base64
                     * @description The file as it is, in Base64: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252
                     */
                    file: string;
                    /** @description An own lease template; null: no leases */
                    template_id: string | null;
                    /** @description The reader’s, for new houses in countries that have several */
                    time_zone: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedPortfolio"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    previewPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: base64
                     * @description The file as it is, in Base64: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252
                     */
                    file: string;
                    /** @description The reader’s, for new houses in countries that have several */
                    time_zone: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioPreview"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    portfolioTemplate: {
        parameters: {
            query?: {
                language?: "en" | "de" | "es" | "fr" | "ar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listPreviousRoomies: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PreviousRoomie"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPreviousRoomie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviousRoomieDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPreviousFeed: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FeedItem"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Only its author and admins ever read it
                     * @default
                     */
                    private_feelings?: string;
                    /** @description Stars */
                    rating: number;
                    /** @description As it was seen; 409 with what is there */
                    version: number;
                    /** @default  */
                    what_could_be_improved?: string;
                    /** @default  */
                    whats_good?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPrivateFeelings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        private_feelings: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    replyToRating: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRatings: {
        parameters: {
            query?: {
                cursor?: string;
                house_id?: string;
                limit?: string;
                rated_type?: "homeowner" | "roomie";
                search?: string;
                search_private?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AdminRating"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getCanRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingChance"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRatingsFor: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        average: components["schemas"]["RatingAverage"];
                        items: components["schemas"]["Rating"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listHomeownersForRating: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RateableStay"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    rateRoomie: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    house_id: string;
                    /**
                     * @description Only its author and admins ever read it
                     * @default
                     */
                    private_feelings?: string;
                    /** @description Stars */
                    rating: number;
                    /** Format: uuid */
                    roomie_id: string;
                    /**
                     * Format: uuid
                     * @description The stay that is rated; otherwise the latest that can be
                     */
                    tenancy_id?: string;
                    /** @default  */
                    what_could_be_improved?: string;
                    /** @default  */
                    whats_good?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    rateHomeowner: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    homeowner_id: string;
                    /**
                     * @description Only its author and admins ever read it
                     * @default
                     */
                    private_feelings?: string;
                    /** @description Stars */
                    rating: number;
                    /**
                     * Format: uuid
                     * @description The stay that is rated; otherwise the latest that can be
                     */
                    tenancy_id?: string;
                    /** @default  */
                    what_could_be_improved?: string;
                    /** @default  */
                    whats_good?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomiesForRating: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RateableStay"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnRatings: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                private?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Rating"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listRecurringCosts: {
        parameters: {
            query?: {
                house_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringCost"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    changeRecurringCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    amount: string;
                    /** @enum {string} */
                    category: "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel" | "other";
                    /** @description One of its days after today: a later one skips those before it; null: it ends */
                    next_on: string | null;
                    /** @default  */
                    note?: string;
                    /** @description A room of the house */
                    room_id?: string | null;
                    /** @default  */
                    supplier?: string;
                    until: string | null;
                    /** @description The version that was read; 409 if it has changed */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringCost"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRepairs: {
        parameters: {
            query?: {
                cursor?: string;
                house_id?: string;
                limit?: string;
                list?: "open" | "closed";
                room_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Repair"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    decideRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A neatkeeper of the house; null: a tradesperson or the homeowner */
                    assignee_id: string | null;
                    /** @constant */
                    decision: "accept";
                    /** @description A tradesperson instead of a neatkeeper: they get a link, by e-mail if there is one */
                    trade?: {
                        /** @default null */
                        email?: string | null;
                        name: string;
                    } | null;
                    /** @description That was read */
                    version: number;
                    /** @description When somebody comes; null: that isn’t known yet */
                    visit: {
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        until: string;
                    } | null;
                } | {
                    /** @constant */
                    decision: "decline";
                    reason: string;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    finishRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    cost?: string;
                    photos?: {
                        caption?: string;
                        /** Format: uuid */
                        image_id: string;
                    }[];
                    /** @description That was read */
                    version: number;
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRepairLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    writeRepairNote: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairNote"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    planRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A neatkeeper of the house; null: a tradesperson or the homeowner */
                    assignee_id: string | null;
                    /** @description A tradesperson instead of a neatkeeper: they get a link, by e-mail if there is one */
                    trade?: {
                        /** @default null */
                        email?: string | null;
                        name: string;
                    } | null;
                    /** @description That was read */
                    version: number;
                    /** @description When somebody comes; null: that isn’t known yet */
                    visit: {
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        until: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    reopenRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    answerRepairVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    suits: true;
                    /** @description That was read */
                    version: number;
                } | {
                    note: string;
                    /** @constant */
                    suits: false;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRepairFigures: {
        parameters: {
            query?: {
                house_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairFigures"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    readLinkedRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedRepair"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    finishLinkedRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                    /** @description That was read */
                    version: number;
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedRepair"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    writeLinkedRepairNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedRepair"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    readLinkedRepairPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    image_id: string;
                    /** @enum {string} */
                    size: "large" | "small";
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    planLinkedRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                    /** @description That was read */
                    version: number;
                    visit: {
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedRepair"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    getRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    extendRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closes_at: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    offerRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Another first day of the leases
                     */
                    starts_on?: string;
                    /**
                     * Format: uuid
                     * @description An own template to make the leases from
                     */
                    template_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    replyToRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    accepts: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    answerRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What each room is worth to the caller per month; together the total rent */
                    values: {
                        /** Format: uuid */
                        room_id: string;
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readLinkedRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    replyToLinkedRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    accepts: boolean;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    answerLinkedRoomChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                    /** @description What each room is worth to the caller per month; together the total rent */
                    values: {
                        /** Format: uuid */
                        room_id: string;
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoomChoice"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnRoomChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            _id: string;
                            house: string;
                            /** Format: date */
                            starts_on: string;
                            /** @enum {string} */
                            state: "collecting" | "proposed" | "accepted" | "offered" | "withdrawn" | "expired";
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomies: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomiePublic"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    createRoomie: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email: string;
                    first_name: string;
                    last_name: string;
                    phone?: string | null;
                    /** @description Where it differs from the room’s */
                    rent?: string;
                    /** Format: uuid */
                    room_id: string;
                    /**
                     * Format: date
                     * @description First day of the stay; may lie ahead
                     */
                    starts_on: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomiePublic"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    changeStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StayFacts"] | {
                    phone: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomiePublic"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    endStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomiePublic"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteRoomieAgain: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomAgain: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    countUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        unread: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveRoomieNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomiePublic"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    recalculateSupplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Where left out, this month */
                    month?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addAgreementToRoomie: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                room: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    deposit?: string;
                    ends_on?: string | null;
                    /** @description Of a lease that began before today: charged from its first day or the first one of a period up to the next one. Not said: periods before this one were settled elsewhere. */
                    past?: {
                        /** Format: date */
                        charged_from: string;
                        opening_balance: string;
                    };
                    rent?: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: date */
                    starts_on?: string;
                    /** @enum {string} */
                    state: "draft" | "sent";
                    /** Format: uuid */
                    template_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addPayment: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    payment: {
                        /**
                         * @description What it is for; where left out, whatever is due, the oldest first
                         * @enum {string}
                         */
                        account?: "rent" | "utilities" | "deposit" | "other";
                        amount: string;
                        /** @description 422 where it is not that of the house */
                        currency?: string;
                        /**
                         * Format: uuid
                         * @description Where left out, where the roomie lives, or the house of the caller in which they last lived
                         */
                        house_id?: string;
                        /** @enum {string} */
                        method: "bank_transfer" | "cash" | "card" | "direct_debit" | "other";
                        /** @default  */
                        note?: string;
                        /**
                         * Format: date
                         * @description Not a day to come
                         */
                        paid_on: string;
                        /** @description The month that it was meant for */
                        period?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addRoomieForAdmin: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email: string;
                    first_name: string;
                    last_name: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    changeRoomieForAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    first_name: string;
                    last_name: string;
                    phone: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    disableRoomie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomiesForAdmin: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                search?: string;
                sort?: "name" | "newest";
                state?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Person"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listAllRoomies: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomiePublic"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listHouseSupplies: {
        parameters: {
            query?: {
                buyer?: string;
                category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                cursor?: string;
                limit?: string;
                month?: string;
                search?: string;
                state?: "entered" | "verified" | "withdrawn" | "removed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Supply"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomieSupplies: {
        parameters: {
            query?: {
                category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                cursor?: string;
                limit?: string;
                month?: string;
                search?: string;
                state?: "entered" | "verified" | "withdrawn" | "removed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Supply"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRoomie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomiePublic"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    payTurnsWithMoney: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    house_id: string;
                    points: number;
                    /** @description Of a point, as it was seen; 409 where it is another */
                    price: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChoreBalance"][];
                        /** @description A point of missed turns, where the house agreed that it can be paid with money */
                        price: {
                            amount: string;
                            currency: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    payChoreDebt: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    house_id: string;
                    points: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ChoreBalance"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getDamageDeposit: {
        parameters: {
            query?: {
                agreement_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageDeposit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    settleDamageDeposit: {
        parameters: {
            query?: {
                agreement_id?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    comments?: string;
                    returned: string;
                    /** @description false: nothing was returned */
                    returned_damaged_deposit: boolean;
                    /** Format: date */
                    returned_damaged_deposit_date: string;
                    /**
                     * @description How it was returned
                     * @default
                     */
                    returned_damaged_form_description?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageDeposit"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    feed_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteSupply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                    /** Format: uuid */
                    supply_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    agreement: string;
                    /** Format: uuid */
                    agreement_id: string;
                    deposit?: string;
                    ends_on?: string | null;
                    /** @description Of a lease that began before today: charged from its first day or the first one of a period up to the next one. Not said: periods before this one were settled elsewhere. */
                    past?: {
                        /** Format: date */
                        charged_from: string;
                        opening_balance: string;
                    };
                    rent?: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: date */
                    starts_on?: string;
                    title?: string;
                    /** @enum {string} */
                    type: "lease" | "house_rules" | "pets" | "parking" | "addendum" | "other";
                    /** @description In which it was seen; 409 when it is stale */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listEmptyRooms: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["EmptyRoom"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listFeed: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FeedItem"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    postFeed: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    assignment_id?: string;
                    /** Format: uuid */
                    chore_id?: string;
                    /**
                     * Format: uuid
                     * @description Chosen by the client: the same one is posted once, for ever
                     */
                    client_id: string;
                    photos?: {
                        caption?: string;
                        /** Format: uuid */
                        image_id: string;
                    }[];
                    /** @default  */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    appealFeed: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What the roomie says */
                    appeal: string;
                    /**
                     * Format: uuid
                     * @description The turn that the strike is for
                     */
                    assignment_id?: string;
                    /**
                     * Format: date
                     * @description When the turn was due, where no turn is named
                     */
                    chore_date?: string;
                    /** @description In any of our languages, where no turn is named */
                    chore_name?: string;
                    /** @description The caller’s own */
                    email?: string;
                    /** @description What was said of the chore; we know it and keep our own */
                    feedback?: string;
                    /**
                     * Format: uuid
                     * @description What was said of a chore that the roomie did
                     */
                    feedback_id?: string;
                    /** @description That of the account is taken */
                    first_name?: string;
                    /** @description That of the account is taken */
                    last_name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listAgreementsOfRoomie: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Agreement"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listOldAgreementsOfRoomie: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Agreement"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnAgreements: {
        parameters: {
            query?: {
                cursor?: string;
                house_id?: string;
                limit?: string;
                old?: "true" | "false";
                search?: string;
                state?: "draft" | "sent" | "declined" | "withdrawn" | "expired" | "signed" | "active" | "inactive" | "pre_released" | "released" | "cancelled" | "archived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Agreement"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomiesOfHouse: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomiePublic"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    leaseOfRoomie: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    agreement: string;
                    deposit?: string;
                    ends_on?: string | null;
                    /** @enum {string} */
                    language?: "en" | "de" | "es" | "fr" | "ar";
                    /** @description Of a lease that began before today: charged from its first day or the first one of a period up to the next one. Not said: periods before this one were settled elsewhere. */
                    past?: {
                        /** Format: date */
                        charged_from: string;
                        opening_balance: string;
                    };
                    rent?: string;
                    /**
                     * @description How often the rent is due; not said: as before, or by month. A new one comes with its rent
                     * @enum {string}
                     */
                    rent_period?: "week" | "two_weeks" | "four_weeks" | "month";
                    /** Format: date */
                    starts_on?: string;
                    title?: string;
                    version?: number;
                } | {
                    /** Format: uuid */
                    agreement_id: string;
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    /** @constant */
                    did_sign_lease: true;
                    /** @description The name, typed */
                    signature: string;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                } | {
                    /** Format: uuid */
                    agreement_id: string;
                    /**
                     * @description To sign electronically
                     * @constant
                     */
                    consent: true;
                    consent_version?: number;
                    data: components["schemas"]["DrawnSignature"];
                    /** @constant */
                    did_sign_lease: true;
                    /** @description Hash of the text that was seen: 409 if it has changed */
                    text_sha256: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    markRoomVacant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Must be the homeowner's; it is compared, never trusted
                     */
                    home_owner_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoomiesOfOwnHouses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    houses: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoomiePublic"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listPoints: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                month?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PointEntry"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    preReleaseLease: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                    /** Format: date */
                    release_date: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveRoomieProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    away?: components["schemas"]["Absence"][];
                    emergency_contact?: components["schemas"]["EmergencyContact"] | null;
                    first_name?: string;
                    last_name?: string;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeRecurringSupply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name: string;
                    price: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringSupply"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    stopRecurringSupply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    skipRecurringSupply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description As it was read; 409 once it has passed
                     */
                    next_on: string;
                    skip: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringSupply"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRecurringSupplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RecurringSupply"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    releaseLease: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    deductions?: {
                        amount: string;
                        label: string;
                    }[];
                    /**
                     * Format: date
                     * @description The last day; the day of release where not given. 409 for an earlier one: both parties have to agree to it
                     */
                    left_on?: string;
                    /** @description Hash of the settlement that was seen, without deductions: 409 if it has changed */
                    settlement_sha256: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    resetRoomiePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                } | Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    rollBackRelease: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    available_from?: string | null;
                    deposit?: string;
                    description?: string;
                    /** @description A month, in the house's currency */
                    rent?: string;
                    room_name?: string;
                    size_m2?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    moveRoomie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description First day in the new room, last in the old one
                     */
                    from: string;
                    /** Format: uuid */
                    room_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomiePublic"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    proposeRuleChange: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The caller's own */
                    email: string;
                    /** @description Not used: the name is that of the account */
                    first_name?: string;
                    /** @description Not used: the name is that of the account */
                    last_name?: string;
                    /** @description The rule that it is about; empty: a new one */
                    rule?: string;
                    /** @description The new wording; empty: the rule goes */
                    suggestion: string;
                    /** @description What a point of missed turns is to cost once this is accepted; 0: not to be paid with money any more */
                    turn_price?: string;
                    /** @description What is wrong with it */
                    why_not: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleChange"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    setAgreementStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    isActive: boolean;
                    /** Format: uuid */
                    signedAgreementId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listShowings: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                when?: "coming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Showing"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listShowingsOfRoom: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                when?: "coming" | "past";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Showing"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    actOnShowing: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "propose";
                    /** Format: uuid */
                    applicant_id?: string;
                    /** @description As the house says, where left out */
                    minutes?: number;
                    /** @default  */
                    note?: string;
                    /** Format: date-time */
                    starts_at: string;
                    visitor?: {
                        email: string;
                        first_name: string;
                        last_name: string;
                        phone?: string;
                    };
                } | {
                    /** @constant */
                    action: "move";
                    minutes?: number;
                    /** Format: uuid */
                    showing_id: string;
                    /** Format: date-time */
                    starts_at: string;
                    version: number;
                } | {
                    /** @constant */
                    action: "cancel";
                    /** @default  */
                    reason?: string;
                    /** Format: uuid */
                    showing_id: string;
                    version: number;
                } | {
                    /** @constant */
                    action: "confirm";
                    /** Format: uuid */
                    showing_id: string;
                    version: number;
                } | {
                    /** @constant */
                    action: "decline";
                    reason: string;
                    /** Format: uuid */
                    showing_id: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Showing"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    enterSupply: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The line of the wanted board that it was; it is taken off */
                    board_item?: string;
                    /**
                     * Format: date
                     * @description Not a day to come
                     */
                    bought_on: string;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                    /**
                     * @description How often it is entered again by itself, from that day on; null: once
                     * @default null
                     */
                    every?: ("week" | "two_weeks" | "month" | "quarter" | "year") | null;
                    name: string;
                    /** @default  */
                    note?: string;
                    payers?: components["schemas"]["EnteredPayers"];
                    /** @description Own uploads: the receipt */
                    photo?: string | string[];
                    price: string;
                    /** @default  */
                    quantity?: string;
                    split?: components["schemas"]["EnteredSplit"];
                    /** @description Things of the stock that it brings: there is enough of them again. Those that are gone are left out */
                    stock?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listVerifiedSupplies: {
        parameters: {
            query?: {
                category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                cursor?: string;
                limit?: string;
                month?: string;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Supply"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    feed_id: string;
                    point: 0 | 1;
                    /**
                     * @description A strike without one is kept, and does not count
                     * @default
                     */
                    reason?: string;
                    strike: 0 | 1;
                    /**
                     * Format: uuid
                     * @description The caller
                     */
                    who_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    verifySupply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    price_added: string;
                    /** Format: uuid */
                    supply_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    retireRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRuleChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleChange"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listRuleComments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RuleComment"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addRuleComment: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleComment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeRuleComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleComment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    decideRuleChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    decision: "accepted";
                    reason: string;
                    /** @description All rules as they are from now on; empty: there are none */
                    rules: string;
                    rules_version: number;
                } | {
                    /** @constant */
                    decision: "declined";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleChange"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    voteOnRuleChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    vote: "for" | "against";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleChange"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmSettleUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Of the payment, as it was seen; 409 with what is there */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUpPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    paySettleUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method?: "bank_transfer" | "cash" | "other";
                    /** @default  */
                    note?: string;
                    /** @description Of the payment, as it was seen; 409 with what is there */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUpPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    rejectSettleUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                    /** @description Of the payment, as it was seen; 409 with what is there */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUpPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    remindOfSettleUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Of the payment, as it was seen; 409 with what is there */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUpPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    takeBackSettleUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Of the payment, as it was seen; 409 with what is there */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUpPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    undoSettleUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                    /** @description Of the payment, as it was seen; 409 with what is there */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUpPayment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getSettleUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleUp"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listSettledPayments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SettleUpPayment"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuietTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuietTimes"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    saveQuietTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    windows: components["schemas"]["WeeklyWindow"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuietTimes"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getShowingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowingSettings"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveShowingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    buffer_minutes: number;
                    minutes: number;
                    notice_hours: number;
                    version: number;
                    windows: components["schemas"]["WeeklyWindow"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowingSettings"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listShowingSlots: {
        parameters: {
            query?: {
                from?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Before that the notice would be too short
                         */
                        earliest: string;
                        /** @description At most 200 */
                        items: components["schemas"]["Slot"][];
                        minutes: number;
                        quiet: components["schemas"]["WeeklyWindow"][];
                        /** @description Who lives in the room, by first name */
                        roomie: string | null;
                        time_zone: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    readVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    answerVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    answer: "confirm";
                    token: string;
                } | {
                    /** @constant */
                    answer: "cancel";
                    /** @default  */
                    reason?: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    getStockItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        can: {
                            /** @description Whether the caller changes the list, gets things and says that there is enough again */
                            edit: boolean;
                            /** @description Whether the caller says what is running low */
                            mark: boolean;
                        };
                        /** @description Of its level, newest first */
                        changes: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            level: "enough" | "low" | "out";
                        }[];
                        currency: string;
                        house: {
                            /** Format: uuid */
                            _id: string;
                            name: string;
                        };
                        item: components["schemas"]["StockItem"];
                        /** @description Those that count, newest first; none for neatkeepers */
                        purchases: {
                            /** Format: date */
                            bought_on: string;
                            buyer: {
                                /** Format: uuid */
                                _id: string;
                                first_name: string;
                            };
                            /** @description How many other things of the list it brought */
                            others: number;
                            /** @description Of the whole purchase */
                            price: string;
                            /** Format: uuid */
                            supply_id: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editStockItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name: string;
                    note?: string;
                    place?: string;
                    /** @description That was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeStockItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    claimStockItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    is_claimed: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    markStockItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    level: "enough" | "low" | "out";
                    /** @description As read with the thing */
                    marks: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSupplyFromHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getHomeownerSuppliesHistory: {
        parameters: {
            query?: {
                category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                cursor?: string;
                house_id?: string;
                limit?: string;
                month?: string;
                removed?: "true" | "false";
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Supply"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getHouseSuppliesHistory: {
        parameters: {
            query?: {
                buyer?: string;
                category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                cursor?: string;
                limit?: string;
                month?: string;
                removed?: "true" | "false";
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Supply"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    exportSupplies: {
        parameters: {
            query?: {
                buyer?: string;
                language?: "en" | "de" | "es" | "fr" | "ar";
                month?: string;
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    importSupplies: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: base64
                     * @description The file as it is, in Base64: comma- or semicolon-separated, UTF-8, UTF-16 or Windows-1252; or the JSON of a group of spliit
                     */
                    file: string;
                    /**
                     * @description Take the file without its faulty lines
                     * @default false
                     */
                    leave_out?: boolean;
                    /** @description Whom names of the file mean, where that is not what the preview found */
                    people?: {
                        name: string;
                        roomie: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppliesImport"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    previewSuppliesImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: base64
                     * @description The file as it is, in Base64: comma- or semicolon-separated, UTF-8, UTF-16 or Windows-1252; or the JSON of a group of spliit
                     */
                    file: string;
                    /** @description Whom names of the file mean, where that is not what the preview found */
                    people?: {
                        name: string;
                        roomie: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listSuppliesImports: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SuppliesImport"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getHouseSuppliesMonths: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppliesMonths"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    takeBackSuppliesImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppliesImport"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getRoomieSuppliesHistory: {
        parameters: {
            query?: {
                category?: "groceries" | "drinks" | "takeaway" | "household" | "cleaning" | "kitchen" | "furniture" | "tools" | "garden" | "pets" | "leisure" | "other";
                cursor?: string;
                limit?: string;
                month?: string;
                removed?: "true" | "false";
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Supply"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSuppliesOfRoomie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only of this month */
                    month?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description More than are removed in one call: send it again */
                        left: number;
                        removed: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getSuppliesTotal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SuppliesTotal"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listSupplyComments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SupplyComment"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addSupplyComment: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyComment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSupplyComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyComment"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    version: "2026-11-23";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: boolean;
                        accepted_at: string | null;
                        required_version: string;
                        /** @description The version accepted last */
                        version: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description One data URL of a JPEG, PNG or WebP image, or a list of them. Nothing is ever fetched from an address. */
                    data: string | string[];
                };
                "multipart/form-data": {
                    images?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the images sent */
                        items: components["schemas"]["UploadAnswer"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadRoomImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description One data URL of a JPEG, PNG or WebP image, or a list of them. Nothing is ever fetched from an address. */
                    data: string | string[];
                };
                "multipart/form-data": {
                    images?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the images sent */
                        items: components["schemas"]["UploadAnswer"][];
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getVariableCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableCostDetail"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    takeBackVariableCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableCost"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WaitingItem"][];
                        /** @description How many questions there are, hints left out */
                        total: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                city?: string;
                cursor?: string;
                from?: string;
                limit?: string;
                price?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PublicAd"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    available_from: string | null;
                    deposit: string;
                    /** @default false */
                    publish?: boolean;
                    questions: {
                        /** Format: uuid */
                        id?: string;
                        required: boolean;
                        text: string;
                    }[];
                    rent: string;
                    /** Format: uuid */
                    room_id: string;
                    text: string;
                    title: string;
                    /**
                     * @description The owner has read the notes about the wording; needed to be seen by others where there are any
                     * @default false
                     */
                    wording_read?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAd"];
                };
            };
            400: components["responses"]["WrongField"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    available_from?: string | null;
                    deposit?: string;
                    questions?: {
                        /** Format: uuid */
                        id?: string;
                        required: boolean;
                        text: string;
                    }[];
                    rent?: string;
                    text?: string;
                    title?: string;
                    version: number;
                    /**
                     * @description The owner has read the notes about the wording; needed to be seen by others where there are any
                     * @default false
                     */
                    wording_read?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    closeAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listApplicants: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                state?: "new" | "shortlisted" | "showing" | "offered" | "accepted" | "declined" | "withdrawn";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Applicant"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    stepAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    step: "publish" | "pause" | "resume";
                    /**
                     * @description The owner has read the notes about the wording; needed to be seen by others where there are any
                     * @default false
                     */
                    wording_read?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    ad_id: string;
                    answers?: {
                        answer: string;
                        /** Format: uuid */
                        question_id: string;
                    }[];
                    email: string;
                    first_name: string;
                    last_name: string;
                    message: string;
                    phone?: string;
                    /** Format: date */
                    wished_from?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    moveApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    to: "new" | "shortlisted" | "showing" | "accepted" | "declined";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmAdApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawAdApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnAds: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
                state?: "draft" | "open" | "paused" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnAd"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAd"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listWaitingApplicants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ads: {
                            /** Format: uuid */
                            _id: string;
                            /** Format: date-time */
                            since: string;
                            title: string;
                            waiting: number;
                        }[];
                        applicants: number;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    getYearlyStatement: {
        parameters: {
            query: {
                basis?: "paid" | "due";
                from: string;
                house_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearlyStatement"];
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    listStatementEntries: {
        parameters: {
            query: {
                basis?: "paid" | "due";
                category?: "electricity" | "gas" | "water" | "internet" | "heating" | "waste" | "other" | "mortgage_interest" | "insurance" | "property_tax" | "service_charges" | "repairs" | "fees" | "furniture" | "utilities" | "travel";
                cursor?: string;
                figure: "rent_received" | "rent_charged" | "bills_received" | "bills_shared" | "other_received" | "deposits_received" | "deposits_returned" | "deposits_kept" | "house_bills" | "own_costs";
                from: string;
                house_id?: string;
                limit?: string;
                person_id?: string;
                room_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StatementEntry"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    printYearlyStatement: {
        parameters: {
            query: {
                basis?: "paid" | "due";
                from: string;
                house_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadStatementTable: {
        parameters: {
            query: {
                basis?: "paid" | "due";
                from: string;
                house_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["WrongField"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["WrongRole"];
            429: components["responses"]["TooMany"];
        };
    };
}
