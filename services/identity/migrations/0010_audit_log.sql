select create_audit_log();
