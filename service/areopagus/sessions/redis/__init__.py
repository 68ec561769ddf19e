"""Sessions in Redis: standalone, behind Sentinel, or a Cluster; every worker serves any of them."""
