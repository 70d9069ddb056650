import { expect, test } from 'vitest';
import { ownFiles } from '../harness/project/hosted-project.ts';

test('nginx gets a file for its server block', async () => {
  expect(await ownFiles('nginx', '/maple-notch')).toMatchInlineSnapshot(`
    "
    --- .hosts/nginx-brotli.conf
    brotli_static on;

    --- .hosts/nginx.conf
    # Written by npm run generate. Include it in the server block whose root is this site; docs/hosts.md has an example.
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml application/json application/xml;
    etag on;
    gzip_static on;
    gzip_vary on;
    default_type application/octet-stream;
    types {
      text/html html;
      text/css css;
      text/javascript js;
      text/javascript mjs;
      application/json json;
      text/plain txt;
      application/xml xml;
      application/manifest+json webmanifest;
      application/pdf pdf;
      text/calendar ics;
      text/vcard vcf;
      font/woff2 woff2;
      font/woff woff;
      font/ttf ttf;
      image/svg+xml svg;
      image/png png;
      image/jpeg jpg;
      image/jpeg jpeg;
      image/webp webp;
      image/avif avif;
      image/gif gif;
      image/x-icon ico;
      video/mp4 mp4;
      video/webm webm;
      audio/mpeg mp3;
    }
    add_header Strict-Transport-Security "max-age=31536000" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Referrer-Policy "strict-origin-when-cross-origin" always;
    add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
    add_header Cross-Origin-Opener-Policy "same-origin" always;
    add_header Content-Security-Policy "frame-ancestors 'none'" always;
    location = /maple-notch { expires 3600; return 301 "/maple-notch/$is_args$args"; }
    location = /maple-notch/old-services { expires 3600; return 301 "/maple-notch/services$is_args$args"; }
    location = /maple-notch/old-services/ { expires 3600; return 301 "/maple-notch/services$is_args$args"; }
    location = /maple-notch/news/spring { expires 3600; return 301 "/maple-notch/areas/barre$is_args$args"; }
    location = /maple-notch/news/spring/ { expires 3600; return 301 "/maple-notch/areas/barre$is_args$args"; }
    location = /maple-notch/top { expires 3600; return 301 "/maple-notch/$is_args$args#top"; }
    location = /maple-notch/top/ { expires 3600; return 301 "/maple-notch/$is_args$args#top"; }
    location = /maple-notch/About_us.php { expires 3600; return 301 "/maple-notch/areas$is_args$args"; }
    location = /maple-notch/old.html { expires 3600; return 301 "/maple-notch/areas$is_args$args"; }
    location = /maple-notch/über-uns { expires 3600; return 301 "/maple-notch/areas$is_args$args"; }
    location = /maple-notch/über-uns/ { expires 3600; return 301 "/maple-notch/areas$is_args$args"; }
    location = /maple-notch/café { expires 3600; return 301 "/maple-notch/areas$is_args$args"; }
    location = /maple-notch/café/ { expires 3600; return 301 "/maple-notch/areas$is_args$args"; }
    location = /maple-notch/shop { expires 3600; return 301 "https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22"; }
    location = /maple-notch/shop/ { expires 3600; return 301 "https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22"; }
    location ^~ /maple-notch/assets/ {
      rewrite ^/maple-notch(/.*)$ $1 break;
      add_header Strict-Transport-Security "max-age=31536000" always;
      add_header X-Content-Type-Options "nosniff" always;
      add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
      add_header Cross-Origin-Opener-Policy "same-origin" always;
      add_header Content-Security-Policy "frame-ancestors 'none'" always;
      add_header Cache-Control "public, max-age=31536000, immutable";
      try_files $uri =404;
      error_page 404 @not_found;
    }
    location /maple-notch/ {
      rewrite ^/maple-notch(/.*)$ $1 break;
      add_header Strict-Transport-Security "max-age=31536000" always;
      add_header X-Content-Type-Options "nosniff" always;
      add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
      add_header Cross-Origin-Opener-Policy "same-origin" always;
      add_header Content-Security-Policy "frame-ancestors 'none'" always;
      add_header Cache-Control "public, max-age=0, must-revalidate" always;
      try_files $uri $uri.html $uri/index.html =404;
      error_page 404 @not_found;
      location ~ ^/maple-notch(?<route>(?:/[a-z0-9-]+)+)/$ {
        if (-f $document_root$route.html) { return 301 /maple-notch$route$is_args$args; }
        rewrite ^/maple-notch(/.*)$ $1 break;
        try_files $uri/index.html =404;
      }
    }
    location ~ /\\.(?!well-known/) {
      return 404;
    }
    try_files /.none =404;
    location @not_found {
      add_header Strict-Transport-Security "max-age=31536000" always;
      add_header X-Content-Type-Options "nosniff" always;
      add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
      add_header Cross-Origin-Opener-Policy "same-origin" always;
      add_header Content-Security-Policy "frame-ancestors 'none'" always;
      add_header Cache-Control "public, max-age=0, must-revalidate" always;
      try_files /404.html =404;
    }

    "
  `);
});

test('Caddy gets a file for its site block', async () => {
  expect(await ownFiles('caddy')).toMatchInlineSnapshot(`
    "
    --- .hosts/Caddyfile
    # Written by npm run generate. Import it in the site block whose root is this site; docs/hosts.md has an example.
    map {query} {site_query} {
    	~(.+) "?\${1}"
    	default ""
    }
    header {
    	Strict-Transport-Security "max-age=31536000"
    	X-Content-Type-Options "nosniff"
    	Referrer-Policy "strict-origin-when-cross-origin"
    	Permissions-Policy "camera=(), microphone=(), geolocation=()"
    	Cross-Origin-Opener-Policy "same-origin"
    	Content-Security-Policy "frame-ancestors 'none'"
    }
    map {path} {site_moved} {
    	/old-services "/services"
    	/old-services/ "/services"
    	/news/spring "/areas/barre"
    	/news/spring/ "/areas/barre"
    	/About_us.php "/areas"
    	/old.html "/areas"
    	/über-uns "/areas"
    	/über-uns/ "/areas"
    	/café "/areas"
    	/café/ "/areas"
    	default ""
    }
    @site_moved expression {site_moved} != ""
    header @site_moved Cache-Control max-age=3600
    redir @site_moved "{site_moved}{site_query}" 301
    @site_moved_too path /top /top/ /shop /shop/
    header @site_moved_too Cache-Control max-age=3600
    redir /top "/{site_query}#top" 301
    redir /top/ "/{site_query}#top" 301
    redir /shop "https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22" 301
    redir /shop/ "https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22" 301
    handle {
    	header /assets/* Cache-Control "public, max-age=31536000, immutable"
    	@others not path /assets/*
    	header @others Cache-Control "public, max-age=0, must-revalidate"
    	@html path *.html
    	header @html Content-Type "text/html; charset=utf-8"
    	@css path *.css
    	header @css Content-Type "text/css; charset=utf-8"
    	@js path *.js
    	header @js Content-Type "text/javascript; charset=utf-8"
    	@mjs path *.mjs
    	header @mjs Content-Type "text/javascript; charset=utf-8"
    	@json path *.json
    	header @json Content-Type "application/json; charset=utf-8"
    	@txt path *.txt
    	header @txt Content-Type "text/plain; charset=utf-8"
    	@xml path *.xml
    	header @xml Content-Type "application/xml; charset=utf-8"
    	@webmanifest path *.webmanifest
    	header @webmanifest Content-Type "application/manifest+json"
    	@pdf path *.pdf
    	header @pdf Content-Type "application/pdf"
    	@ics path *.ics
    	header @ics Content-Type "text/calendar; charset=utf-8"
    	@vcf path *.vcf
    	header @vcf Content-Type "text/vcard; charset=utf-8"
    	@woff2 path *.woff2
    	header @woff2 Content-Type "font/woff2"
    	@woff path *.woff
    	header @woff Content-Type "font/woff"
    	@ttf path *.ttf
    	header @ttf Content-Type "font/ttf"
    	@svg path *.svg
    	header @svg Content-Type "image/svg+xml"
    	@png path *.png
    	header @png Content-Type "image/png"
    	@jpg path *.jpg
    	header @jpg Content-Type "image/jpeg"
    	@jpeg path *.jpeg
    	header @jpeg Content-Type "image/jpeg"
    	@webp path *.webp
    	header @webp Content-Type "image/webp"
    	@avif path *.avif
    	header @avif Content-Type "image/avif"
    	@gif path *.gif
    	header @gif Content-Type "image/gif"
    	@ico path *.ico
    	header @ico Content-Type "image/x-icon"
    	@mp4 path *.mp4
    	header @mp4 Content-Type "video/mp4"
    	@webm path *.webm
    	header @webm Content-Type "video/webm"
    	@mp3 path *.mp3
    	header @mp3 Content-Type "audio/mpeg"
    	@slash path_regexp route ^((?:/[a-z0-9-]+)+)/$
    	handle @slash {
    		@page file {re.route.1}.html
    		redir @page {re.route.1}{site_query} 301
    		file_server {
    			precompressed br gzip
    			hide .hosts .local-pages*
    		}
    	}
    	handle {
    		try_files {path} {path}.html
    		file_server {
    			precompressed br gzip
    			hide .hosts .local-pages*
    		}
    	}
    }
    handle_errors {
    	@missing expression {http.error.status_code} == 404
    	handle @missing {
    		rewrite * /404.html
    		header Content-Type "text/html; charset=utf-8"
    		header Cache-Control "public, max-age=0, must-revalidate"
    		file_server {
    			precompressed br gzip
    			hide .hosts .local-pages*
    		}
    	}
    }

    "
  `);
});
